import { describe, expect, it } from 'vitest'
import { sourceMessages } from './source-messages.ts'

const messages = (source: string, skip?: readonly string[]) => sourceMessages('x.tsx', source, skip)

describe('the messages of a source file', () => {
  it('are its sentences, with placeholders for values', () => {
    expect(messages("alert('Failed to save, see the log'); alert('Are you sure?')")).toEqual([
      'Failed to save, see the log',
      'Are you sure?',
    ])
    expect(messages('fail(`The file ${file.name} has ${count(bytes)} bytes`)')).toEqual([
      'The file {name} has {bytes} bytes',
    ])
    expect(messages('const a = <p title="There is nothing here">\n  Add one\n  to begin.\n</p>')).toEqual([
      'Add one to begin.',
      'There is nothing here',
    ])
  })

  it('are read as a whole, from concatenated strings and nested elements', () => {
    expect(messages("alert('One half, ' + 'and the other')")).toEqual(['One half, and the other'])
    expect(messages("const a = <p>\n  A form has <b>at most</b> {most}{' '}\n  fields.\n</p>")).toEqual([
      'A form has at most {most} fields.',
    ])
    expect(messages('const a = <p>The reason is in the log.<Button>Try it again</Button></p>')).toEqual([
      'The reason is in the log.',
    ])
    expect(messages('const a = <p>‘<Link>{title}</Link>’ could not be shown</p>')).toEqual([
      '‘{title}’ could not be shown',
    ])
  })

  it('are messages of catalogues without their tags, and no HTML', () => {
    expect(messages("const t = { undo: 'Bring <b>{count}</b> of them back', html: '<p>Bring them back</p>' }")).toEqual(
      ['Bring {count} of them back'],
    )
  })

  it('name the placeholders, as far as the source has names for them', () => {
    expect(
      messages('const a = <p>A password is enough to sign in as <AccountLabel account={account} />. Ask.</p>'),
    ).toEqual(['A password is enough to sign in as {account}. Ask.'])
    expect(messages('const a = <p>Here it goes on <br /><ChevronRight aria-hidden /></p>')).toEqual(['Here it goes on'])
    expect(messages('say(`${rows.length} of ${state.all.size} rows`)')).toEqual(['{rows} of {all} rows'])
    expect(messages("say(`Enter a ${whole ? 'whole ' : ''}number for ${names.join(', ')}`)")).toEqual([
      'Enter a {whole |}number for {names}',
    ])
    expect(messages("say(`Not saved for ${account?.name ?? 'nobody'} at ${time()}`)")).toEqual([
      'Not saved for {name} at {time}',
    ])
    expect(messages('const a = <button aria-label={`Hide ${one}`} />')).toEqual(['Hide {one}'])
  })

  it('are neither styles nor code', () => {
    expect(messages('document.querySelectorAll(`${inlines}, p, h1, h2, h3`)')).toEqual([])
    expect(messages('find(`${row} [data-act=${name}]`)')).toEqual([])
    expect(messages('write(`{ kind: ${kind}, load: () => import(${entry}) },`)')).toEqual([])
  })

  it('are neither labels nor internal texts', () => {
    expect(messages("const a = ['Save', 'Page Manager', 'display: grid; gap: 2px', 'X-Robots-Tag']")).toEqual([])
    expect(messages("import a from 'A b c d'\ntype A = 'One two three'\nsql`Select one or two`")).toEqual([])
    expect(messages("throw new Error('This must not be called')\nlog.warn({}, 'A call went wrong')")).toEqual([])
    expect(messages("refuse(new RefusedError(400, 'This must not be called'))")).toEqual(['This must not be called'])
  })

  it('are not repeated from elsewhere', () => {
    const source = "const setting = { description: 'The port to listen on', wrong: 'It must be a number' }"
    expect(messages(source, ['description'])).toEqual(['It must be a number'])
  })
})
