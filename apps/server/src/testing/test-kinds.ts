import { defineCalls } from '@sitewright/api-client/contract'
import { definePageKindServer, RefusedError, saveCall, saveHandler } from '@sitewright/page-kit/server'

const note = {
  kind: 'note',
  title: 'Note',
  detail: 'A plain text.',
  permissions: { 'plugin.note.editor': 'Edit notes' },
  editor: 'plugin.note.editor',
}

const noteCalls = defineCalls({
  'POST protected/plugin/note/save-page.json.php': saveCall(note, {
    summary: 'Saves a note',
    maxCharacters: 1_048_576,
  }),
})

function clean(content: string): string {
  if (content.includes('forbidden')) throw new RefusedError(400, 'Not this word')
  return content.trim()
}

const pictureWithoutSize = /\bpicture (\d{1,9})\b(?! of )/g

/** A small but whole page kind for the server's tests: its content is plain text, and nobody may write 'forbidden'. */
export const noteKind = definePageKindServer({
  manifest: note,
  blank: () => '',
  clean,
  text: (content) => content,
  // lines as in Markdown
  headings: (content) =>
    Array.from(content.matchAll(/^(#+) (.*)$/gm), ([, signs = '', words = ''], at) => ({
      ...{ level: signs.length, words, anchor: `h-${at + 1}` },
    })),
  forReader: (content) => content.replace(/secret/g, '…'),
  // `picture 7` becomes `picture 7 of 60 × 40`
  async complete(content, { imageSizes, who }) {
    const ids = Array.from(content.matchAll(pictureWithoutSize), ([, id]) => Number(id))
    const sizes = ids.length > 0 ? await imageSizes({ ids, who }) : new Map()
    return content.replace(pictureWithoutSize, (whole, id) => {
      const size = sizes.get(Number(id))
      return size ? `${whole} of ${size.width} × ${size.height}` : whole
    })
  },
  calls: noteCalls,
  handlers: (services) => ({
    'POST protected/plugin/note/save-page.json.php': saveHandler(note, services),
  }),
})

/** A second kind, so that tests can mistake one for the other. */
export const listKind = definePageKindServer({
  manifest: {
    kind: 'list',
    title: 'List',
    detail: 'Some lines.',
    permissions: { 'plugin.list.editor': 'Edit lists' },
    editor: 'plugin.list.editor',
    query: ['sort', 'from'],
    subAddresses: true,
  },
  blank: () => '',
  clean: (content) => content,
  text: (content) => content,
  // each line has an address
  subAddresses: {
    find: async ({ db, pages }, { id, below }) => {
      const lines = (await pages.activeContent(db, { id, kind: 'list' }))?.split('\n') ?? []
      return lines.includes(below) ? { title: `The line ${below}`, data: lines.indexOf(below) + 1 } : undefined
    },
    list: () => [],
  },
})

/** A kind whose pages may load something from another host, and name files. */
export const filmKind = definePageKindServer({
  ...noteKind,
  manifest: {
    kind: 'film',
    title: 'Film',
    detail: 'A film.',
    permissions: { 'plugin.film.editor': 'Edit films' },
    editor: 'plugin.film.editor',
  },
  calls: undefined,
  handlers: undefined,
  // told to each person in other words
  forReader: (content, who) => content.replace('words', `words for ${who.account?.id}`),
  files: (content) => [...content.matchAll(/#(\d+)/g)].map(([, id]) => Number(id)),
  sources: {
    all: [{ directive: 'frame-src', source: 'https://films.example' }],
    of: (content) => (content.includes('film') ? [{ directive: 'frame-src', source: 'https://films.example' }] : []),
  },
})
