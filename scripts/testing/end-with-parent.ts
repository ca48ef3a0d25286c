/**
 * For `node --import`: ends this process soon after the one that started it is gone. A test run that
 * is killed outright can tell nobody, so whatever it started has to notice by itself.
 */
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
}, 1000).unref()
