import { chromium } from 'playwright'

export function launchBrowser(executablePath) {
  // No sandbox for root; and the browser talks to nobody but the servers measured.
  const args = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync']
  return chromium.launch({ executablePath, args })
}

/** As the developer tools of Chrome slow things down: bytes a second and milliseconds of 'Fast 4G'. */
const fast4g = { offline: false, downloadThroughput: 1_012_500, uploadThroughput: 168_750, latency: 165 }

/**
 * Opens a tab with an empty cache, optionally on a slow machine and network, and counts what it loads.
 *
 * @param {import('playwright').Browser} browser
 * @param {{ slow?: boolean, cookie?: string, origin?: string }} options
 */
export async function openTab(browser, { slow = false, cookie, origin } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  if (cookie) {
    const [name, value] = cookie.split('=')
    await context.addCookies([{ name, value, url: origin }])
  }
  const page = await context.newPage()
  const protocol = await context.newCDPSession(page)
  await protocol.send('Network.enable')
  if (slow) {
    await protocol.send('Network.emulateNetworkConditions', fast4g)
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  }
  return { page, requests: countRequests(protocol), close: () => context.close() }
}

/** @returns what gives the requests so far: address, whether it is a script, bytes over the wire, whether it is done. */
function countRequests(protocol) {
  const byId = new Map()
  const note = ({ requestId }, facts) => byId.set(requestId, { ...byId.get(requestId), ...facts })
  protocol.on('Network.requestWillBeSent', (event) => {
    // Only what is fetched is waited for: of a beacon the browser never says that it is done.
    note(event, { url: event.request.url, bytes: 0, done: event.request.method !== 'GET' })
  })
  protocol.on('Network.responseReceived', (event) =>
    note(event, { script: /javascript/.test(event.response.mimeType) }),
  )
  protocol.on('Network.loadingFinished', (event) => note(event, { bytes: event.encodedDataLength, done: true }))
  protocol.on('Network.loadingFailed', (event) => note(event, { done: true }))
  return () => [...byId.values()]
}

/** Waits until nothing was asked for during half a second. @throws after 15 seconds. */
export async function quiet(page, requests) {
  const until = performance.now() + 15_000
  let seen = -1
  while (requests().length !== seen || requests().some(({ done }) => !done)) {
    if (performance.now() > until)
      throw new Error(`Never finished: ${JSON.stringify(requests().filter(({ done }) => !done))}`)
    seen = requests().length
    await page.waitForTimeout(500)
  }
}

/** The kB of JavaScript that came over the wire. */
export function scriptBytes(requests) {
  const scripts = requests().filter(({ script }) => script)
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
}
