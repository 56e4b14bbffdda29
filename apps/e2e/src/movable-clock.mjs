// Loaded into a server before its own code (`node --import`): its clock runs as always, but a test can move it ahead
// instead of waiting for hours.
const real = Date.now
let ahead = 0

Date.now = () => real() + ahead

process.on('message', (milliseconds) => {
  ahead += Number(milliseconds)
  process.send?.('moved')
})
process.channel?.unref()
