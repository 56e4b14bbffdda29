// node healthy.mjs: ends with 0 while the server of this machine is well, for the health checks of containers.
const response = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).catch(() => undefined)
process.exitCode = response?.ok ? 0 : 1
