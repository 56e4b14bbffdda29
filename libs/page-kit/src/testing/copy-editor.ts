import { createCopyKeeper } from '../working-copies/copy-keeper.ts'
import type { Snapshot } from '../working-copies/keeper.ts'
import type { LocalCopies } from '../working-copies/local-copies.ts'
import type { CopyServer } from './copy-server.ts'
import { fakeApi } from './fake-api.ts'

interface CopyEditorParts {
  server: CopyServer
  local: LocalCopies
  stored?: string
}

/** An editor of page 3 in which somebody types, without a screen. For tests. */
export function openCopyEditor({ server, local, stored = 'Stored words' }: CopyEditorParts) {
  const editor = { text: stored, base: { version: 1 } as Snapshot['base'] }
  const keeper = createCopyKeeper({
    api: fakeApi(server.answers),
    subject: 'page-3',
    local,
    read: () => (editor.text === stored ? undefined : { content: editor.text, base: editor.base }),
    isNews: ({ content }) => content !== stored,
  })
  keeper.start()
  return {
    keeper,
    type: (text: string) => {
      editor.text += text
      keeper.touch()
    },
    undo: () => {
      editor.text = stored
      keeper.touch()
    },
    status: () => keeper.now().status,
    offers: () => keeper.now().offers.map(({ content }) => content),
  }
}
