import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { button, card, editForm, patient, preview, serverWith, writeHtml } from '../testing/edit-form.tsx'
import { field, layout, options } from '../testing/sample-forms.ts'
import { fieldTypes } from './field-types.ts'
import { fieldModels } from './models.ts'
import { ownEditors } from './own-editors.ts'

const models = fieldModels.list()

beforeEach(() => localStorage.clear())

/** An editor with one field of this type before the email field. */
async function edit(fieldType: string, config: object = {}) {
  const server = serverWith(layout([field(fieldType, { label: 'Old', config })]))
  const { user } = await editForm(server)
  await card(1).findByRole('heading')
  return {
    user,
    saved: async () => {
      await user.click(await button('Save form'))
      await button('Edit form')
      return server.lastSaved().fields[0]
    },
  }
}

const inputs = () =>
  [...card(1).queryAllByRole('textbox'), ...card(1).queryAllByRole('spinbutton')].map(
    (input) => (input as HTMLInputElement).labels?.[0]?.textContent,
  )

describe('the editors', () => {
  it('are there for each type that has more than a label', () => {
    const own = ['text', 'number-input', 'select', 'multi-select', 'radio', 'file']
    expect([...ownEditors.keys()]).toEqual(own)
  })

  it('are offered for the types that the server knows, in the same order', () => {
    expect(fieldTypes.list().map(({ model }) => model)).toEqual(models)
    for (const unknown of ['signature', 'toString', '__proto__']) expect(fieldTypes.get(unknown)).toBeUndefined()
  })

  it.each(['text-single-input', 'text-multi-input', 'checkbox', 'email', 'date', 'time'])(
    "of %s edit only a label, 'Input field label' (FORM-050, FORM-058, FORM-059)",
    async (fieldType) => {
      const { user, saved } = await edit(fieldType)
      expect(inputs()).toEqual(['Input field label'])
      await user.type(card(1).getByRole('textbox'), 'er')
      expect(await saved()).toMatchObject({ config: { Label: 'Older' }, SubmitLabel: 'Older' })
    },
  )

  it.each(models.filter(({ fieldType }) => fieldType !== 'email'))(
    'of $fieldType offer Required, unless nothing is filled in (FORM-048)',
    async ({ fieldType }) => {
      const { user, saved } = await edit(fieldType)
      const required = card(1).queryByRole('checkbox', { name: 'Required' })
      if (fieldType === 'text') {
        expect(required).toBeNull()
        return
      }
      expect(required).not.toBeChecked()
      await user.click(required!)
      expect(await saved()).toMatchObject({ Required: true })
    },
  )

  it("of a number have 'Default', 'Min' and 'Max' (FORM-051, FORM-084)", async () => {
    const { user, saved } = await edit('number-input')
    expect(inputs()).toEqual(['Input field label', 'Default', 'Min', 'Max'])
    await user.type(card(1).getByRole('spinbutton', { name: 'Default' }), '2.5')
    await user.type(card(1).getByRole('spinbutton', { name: 'Min' }), '-1')
    await user.type(card(1).getByRole('spinbutton', { name: 'Max' }), '2')
    expect(card(1).getByText('The form begins with 2.5, which is outside its limits.')).toBeVisible()
    await user.type(card(1).getByRole('spinbutton', { name: 'Max' }), '0')
    expect(card(1).queryByText(/beyond its limits/)).toBeNull()
    await user.clear(card(1).getByRole('spinbutton', { name: 'Min' }))
    expect((await saved())?.config).toEqual({ Label: 'Old', Value: 2.5, Default: 2.5, Min: '', Max: 20 })
  })

  it.each(['select', 'multi-select', 'radio'])(
    'of %s have options, to be added, changed and deleted (FORM-052, FORM-053, FORM-054)',
    async (fieldType) => {
      const { user, saved } = await edit(fieldType, { Options: options })
      const places = fieldType === 'multi-select' ? [] : ['Places', 'Places']
      expect(inputs()).toEqual(['Input field label', 'Display', 'Value', 'Display', 'Value', ...places])
      await user.click(card(1).getByRole('button', { name: 'Add option' }))
      expect(card(1).getByText(/Options that are empty/)).toBeVisible()
      await waitFor(() => expect(card(1).getAllByRole('textbox', { name: 'Display' })[2]).toHaveFocus())
      await user.keyboard('The cellar')
      await user.type(card(1).getAllByRole('textbox', { name: 'Value' })[2]!, 'cellar')
      expect(card(1).queryByText(/Options that are empty/)).toBeNull()
      await user.click(card(1).getAllByRole('button', { name: 'Delete option' })[0]!)
      await waitFor(() => expect(card(1).getAllByRole('button', { name: 'Delete option' })[0]).toHaveFocus())
      expect((await saved())?.config).toMatchObject({
        Options: [options[1], { Value: 'cellar', Display: 'The cellar' }],
      })
    },
  )

  it('keep a value that is the same as its display the same, and any other as it is', async () => {
    const Options = [
      { Value: 'First date', Display: 'First date' },
      { Value: 'b', Display: 'Second date' },
      { Value: '', Display: '' },
    ]
    const { user } = await edit('radio', { Options })
    const values = () => card(1).getAllByRole('textbox', { name: 'Value' })
    for (const display of card(1).getAllByRole('textbox', { name: 'Display' })) await user.type(display, '!')
    expect(values().map((value) => (value as HTMLInputElement).value)).toEqual(['First date!', 'b', ''])
  })

  it("of a text block is a rich text editor bound to Content, 'Enter text here...', after a spinner (FORM-055, FORM-056, FORM-057)", async () => {
    const { user, saved } = await edit('text')
    // what stands in its place until it is made has the same name
    const text = () => card(1).getByRole('textbox', { name: 'Text' })
    await waitFor(() => expect(text()).toHaveTextContent('Enter text here...'), patient)
    await writeHtml({ user, within: card(1), label: 'Text' }, '<p>New <strong>huts</strong></p>')
    expect(await preview().findByText('huts')).toBeVisible()
    expect((await saved())?.config).toEqual({ Content: '<p>New <strong>huts</strong></p>', Label: 'Old' })
    expect(screen.queryByRole('textbox', { name: 'Text' })).toBeNull()
  })
})
