import { Tokenizer } from 'htmlparser2'
import { attributeNames } from '../clean-attribute.ts'
import { allowedTags, droppedTags } from '../tags.ts'

/** What is done with the pieces of HTML, in their order. Names are in lower case. */
export interface HtmlReader {
  /** With the attributes that the policy has a rule for; of one that is there twice, the first. */
  start: (tag: string, attributes: Readonly<Record<string, string>>) => void
  text: (text: string) => void
  end: (tag: string) => void
}

const dropped = new Set(droppedTags)
const foreign = new Set(['svg', 'math'])
const nothing: ReadonlySet<string> = new Set()
const none: Readonly<Record<string, string>> = {}
const wantedOf = new Map(allowedTags.map((tag) => [tag, new Set(attributeNames(tag))]))

/**
 * Reads HTML piece by piece: tags and texts as they come, no comments, nothing of elements whose contents were never
 * meant to be read. Keeps no tree, so that however deep or broken the HTML is, its length alone says how long it takes.
 */
export function readHtml(sent: string, reader: HtmlReader): void {
  const html = sent.replace(/\r\n?/g, '\n')
  let tag = ''
  let attributes: Record<string, string> | undefined
  let wanted = nothing
  let attribute = ''
  let value: string[] = []
  let pending = ''
  let afterPre = false
  const skip = skipping()

  const nameAt = (start: number, end: number) => {
    const name = html.slice(start, end).toLowerCase()
    return name === 'image' ? 'img' : name
  }
  // The tokeniser gives text in as many pieces as there are entities.
  const endText = () => {
    const text = afterPre && pending.startsWith('\n') ? pending.slice(1) : pending
    pending = ''
    afterPre = false
    if (text !== '') reader.text(text)
  }
  const addText = (piece: string) => {
    if (!skip.isOn()) pending += piece
  }
  const started = (isClosed: boolean) => {
    endText()
    if (skip.isOn()) return skip.start(tag)
    if (dropped.has(tag)) {
      if (!(isClosed && foreign.has(tag))) skip.start(tag)
      return
    }
    skip.opened(tag)
    reader.start(tag, attributes ?? none)
    afterPre = tag === 'pre'
  }

  const tokenizer = new Tokenizer(
    {},
    {
      onopentagname(start, end) {
        tag = nameAt(start, end)
        attributes = undefined
        wanted = wantedOf.get(tag) ?? nothing
      },
      onattribname(start, end) {
        const name = end - start > 20 ? '' : html.slice(start, end).toLowerCase()
        attribute = wanted.has(name) && attributes?.[name] === undefined ? name : ''
        value = []
      },
      onattribdata(start, end) {
        if (attribute) value.push(html.slice(start, end))
      },
      onattribentity(code) {
        if (attribute) value.push(String.fromCodePoint(code))
      },
      onattribend() {
        // As browsers do; in text they leave it out.
        if (attribute) (attributes ??= {})[attribute] = value.join('').replaceAll('\0', '\ufffd')
      },
      onopentagend: () => started(false),
      onselfclosingtag: () => started(true),
      onclosetag(start, end) {
        endText()
        const name = nameAt(start, end)
        if (!skip.end(name)) return
        if (name === 'br') reader.start('br', none)
        else reader.end(name)
      },
      ontext: (start, end) => addText(html.slice(start, end)),
      ontextentity: (code) => addText(String.fromCodePoint(code)),
      oncdata: () => {},
      oncomment: endText,
      ondeclaration: () => {},
      onprocessinginstruction: () => {},
      onend: endText,
    },
  )
  tokenizer.write(html)
  tokenizer.end()
}

/** What is left out: from the start of an element to its end, or to that of an element that it is in. */
function skipping() {
  const outside = new Map<string, number>()
  const inside = new Map<string, number>()
  let skipped = ''
  const add = (counts: Map<string, number>, tag: string, more: number) => {
    const count = (counts.get(tag) ?? 0) + more
    if (count > 0) counts.set(tag, count)
    else counts.delete(tag)
  }
  return {
    isOn: () => skipped !== '',
    opened: (tag: string) => add(outside, tag, 1),
    start(tag: string) {
      if (skipped === '') skipped = tag
      add(inside, tag, 1)
    },
    /** False for an end tag that is left out. */
    end(tag: string): boolean {
      if (skipped === '') {
        add(outside, tag, -1)
        return true
      }
      const isOwn = inside.has(tag)
      if (isOwn) add(inside, tag, -1)
      const isOver = isOwn ? tag === skipped && !inside.has(tag) : outside.has(tag)
      if (isOver) {
        skipped = ''
        inside.clear()
      }
      if (isOver && !isOwn) add(outside, tag, -1)
      return isOver && !isOwn
    },
  }
}
