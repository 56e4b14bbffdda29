/** Milliseconds between two looks at the process that has started this one. */
const interval = 500

/**
 * Ends this process, as SIGTERM does, when the terminal is closed, and when npm was told to end: npm starts a script by a
 * shell, which ends at the signal and does not hand it on.
 *
 * A script that begins with `exec` would have no shell in between, but cannot be run on Windows.
 */
export function endWithNpm(): void {
  const end = () => void process.kill(process.pid, 'SIGTERM')
  process.on('SIGHUP', end)
  // by hand, it may well be left running by the shell that it was started from
  if (process.env['npm_lifecycle_event'] === undefined) return
  const starter = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === starter) return
    clearInterval(watch)
    end()
  }, interval).unref()
}
