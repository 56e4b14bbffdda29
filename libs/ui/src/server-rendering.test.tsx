// @vitest-environment node
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createMessages, IconButton, LinkIcon, MessageHost, MessagesProvider, Spinner, Tooltip } from './index.ts'
import { SampleBanners } from './testing/SampleBanners.tsx'

const html = (children: ReactNode) => renderToString(children)

it('renders every visitor’s component without a browser, and no global styles with it', () => {
  const page = html(
    <MessagesProvider value={createMessages()}>
      <SampleBanners />
      <Spinner label="Site loading..." />
      <Tooltip label="Opens a new tab">
        <a href="/huts">Huts</a>
      </Tooltip>
      <IconButton label="Settings" icon={<LinkIcon />} />
      <MessageHost />
    </MessagesProvider>,
  )
  for (const text of ['covid19', 'Site loading...', 'href="/huts"', 'aria-label="Settings"']) {
    expect(page).toContain(text)
  }
  expect(page).not.toMatch(/@layer reset|--chakra-colors-bg:/)
})

it('shows a tooltip’s element as if there were no tooltip', () => {
  const link = <a href="/huts">Huts</a>
  expect(html(<Tooltip label="All huts">{link}</Tooltip>)).toBe(html(link))
})
