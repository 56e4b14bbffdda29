import { expect, it } from 'vitest'
import { messagesPages } from './messages-pages.ts'

it('lists what the server and each package says, in a page for each', () => {
  const pages = messagesPages()
  const { 'messages.md': server, 'messages/admin.md': admin, 'messages/page-kit.md': pageKit } = pages
  expect(server).toContain('| 401 | Permission denied | `not-logged-in` |')
  expect(server).toContain('### Set a new password for {site}')
  expect(server).toContain('| [admin](messages/admin.md) | ')
  expect(admin).toContain('be enough to log in as {name}.')
  expect(pageKit).toContain('- Hide {one}\n')
  expect(Object.keys(pages)).not.toContain('messages/html.md')
})
