/** Instead of the mark of an answer that is on this device and cannot be sent yet. */
export function NotMarkedYet() {
  return (
    <div role="status" className="mb-3">
      <p className="text-lg font-bold">Not sent yet</p>
      <p>Your answer is kept on this device. It is marked when you have a connection.</p>
    </div>
  )
}
