import type { LaunchOptions } from '@playwright/test'

// The sandbox does not work for root; the rest keeps the browser from talking to anyone but the server.
const args = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync']

/**
 * What most journeys run in: it draws no windows. It moves a pointer into the corner of every page it opens, which wakes the
 * page. Absent from the environment: the one that `playwright install` brings.
 */
export const headlessShell: LaunchOptions = {
  ...(process.env['HEADLESS_SHELL_PATH'] ? { executablePath: process.env['HEADLESS_SHELL_PATH'] } : {}),
  args,
}

/** The browser that people have, in twice the time: for what a page is before anybody touches it, and how it is drawn. */
export const wholeBrowser: LaunchOptions = {
  ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : { channel: 'chromium' }),
  args,
}
