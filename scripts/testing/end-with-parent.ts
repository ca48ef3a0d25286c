/**
 * For `node --import`: ends this process soon after its parent has exited. A test run that
 * is killed with SIGKILL cannot clean up, so its children have to notice it themselves.
 */
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
}, 1000).unref()
