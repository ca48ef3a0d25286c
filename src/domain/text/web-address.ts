/** People write "www.upful.example" and mean https. */
export function withScheme(text: string): string {
  const typed = text.trim()
  return /^[^\s:/@]+\.[^\s:]+$/.test(typed) ? `https://${typed}` : typed
}
