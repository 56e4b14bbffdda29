import { addContributions } from '@sitewright/page-kit/contributions'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import form from '../client/index.ts'
import { shownFields } from '../form.ts'
import { button, card, editForm, NoResizes, serverWith } from '../testing/edit-form.tsx'
import { ratingField } from '../testing/rating/Input.tsx'
import { ratingModel } from '../testing/rating/model.ts'
import { field, layout } from '../testing/sample-forms.ts'
import { formServer, showForm, submitButton } from '../testing/show-form.tsx'
import { fieldTypes } from './field-types.ts'
import { singleLineField } from './single-line/Input.tsx'

const bring = async (name: string, brought: unknown) => {
  const problems: string[] = []
  const load = async () => ({ default: brought })
  await addContributions(form, [{ point: 'form/field-types', package: name, load }], ({ error }) =>
    problems.push(error.message),
  )
  return problems
}

const rated = (options: Parameters<typeof field>[1] = {}) =>
  layout([field('huts-rating', { label: 'Hut', Required: true, ...options })])

beforeEach(async () => {
  localStorage.clear()
  vi.restoreAllMocks()
  vi.stubGlobal('ResizeObserver', NoResizes)
  const problems = await bring('@huts/rating', ratingField)
  if (problems.length > 0) throw new Error(problems.map(String).join('\n'))
})

describe('a field type that a package brings', () => {
  it('is offered after those of the form', () => {
    expect(fieldTypes.list().map(({ model }) => model.label)).toEqual([
      ...['Text block', 'Single line text', 'Multi-line text', 'Number', 'Select', 'Multi-select', 'Radio buttons'],
      ...['Checkbox', 'Date', 'Time', 'Email', 'File', 'Rating'],
    ])
  })

  it('is shown to visitors, told what is wrong, and sent', async () => {
    const { sent, answers } = formServer()
    const { user } = await showForm(rated(), { answers })
    await user.type(screen.getByLabelText('Email'), 'anna@example.org')
    await user.type(screen.getByLabelText('Hut'), '7')
    await user.tab()
    expect(screen.getByText('Give 1 to 5 stars')).toBeVisible()
    expect(submitButton()).toBeDisabled()
    await user.clear(screen.getByLabelText('Hut'))
    await user.type(screen.getByLabelText('Hut'), '4')
    await user.click(submitButton())
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(JSON.parse(sent[0]?.content ?? '')[0]).toMatchObject({ fieldType: 'huts-rating', config: { Value: 4 } })
  })

  it('is added, set up and stored by those who edit the form', async () => {
    const server = serverWith(layout([field('huts-rating', { label: 'Hut' })]))
    const { user } = await editForm(server)
    expect(card(1).getByRole('heading')).toHaveTextContent('Rating')
    const stars = card(1).getByRole('spinbutton', { name: 'Stars' })
    await user.clear(stars)
    await user.type(stars, '8')
    await user.type(card(1).getByRole('textbox', { name: 'Input field label' }), 's')
    await user.click((await screen.findAllByRole('button', { name: 'Add field' })).at(-1)!)
    expect(within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Rating' })).toBeVisible()
    await user.keyboard('{Escape}')
    await user.click(await button('Save form'))
    await button('Edit form')
    expect(server.lastSaved().fields[0]).toMatchObject({
      ...{ fieldType: 'huts-rating', SubmitLabel: 'Huts', config: { Label: 'Huts', Stars: 8 } },
    })
  })
})

describe('what a package brings', () => {
  it.each([
    ['no field type', { fieldType: 'x' }, 'not made with defineFieldType'],
    ['a model without the rest', ratingModel, 'not made with defineFieldType'],
    ['a type of the form', singleLineField, "'text-single-input' is there already"],
    [
      'a name that cannot be stored',
      { ...ratingField, model: { ...ratingModel, fieldType: 'Rating 2' } },
      "'Rating 2' is not in lower-case letters, digits and hyphens, up to 64",
    ],
    [
      'a model of its own making',
      { ...ratingField, model: { fieldType: 'own', label: 'Own' } },
      'not made with defineFieldModel',
    ],
  ])('is refused where it is %s, and the others stay', async (_, brought, detail) => {
    expect(await bring('@huts/broken', [brought])).toEqual([
      `@huts/broken cannot contribute to form/field-types: ${detail}`,
    ])
    expect(fieldTypes.list()).toHaveLength(13)
    expect(shownFields([field('huts-rating')])).toHaveLength(1)
  })
})
