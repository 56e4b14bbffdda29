import { ApiError } from '@sitewright/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, waitFor, within } from 'storybook/test'
import { writeLayout, type Layout } from '../../model/layout.ts'
import { blankLayout } from '../../form.ts'
import { serverWith } from '../../testing/form-store.ts'
import { everyType, field, layout, options } from '../../testing/sample-forms.ts'
import { StoryShell, type StoryAnswers } from '../../testing/story-shell.tsx'
import EditableForm from './EditableForm.tsx'

const draft = layout([field('text-single-input', { label: 'Full name', Required: true })])

/** The form as the shell shows it to its editors, over a server that answers from memory. */
export default {
  title: 'Page kinds/Contact form/Editor',
  component: EditableForm,
  parameters: { system: 'visitor', layout: 'padded' },
  args: { pageId: 7, data: { layout: everyType, draft, version: 1 } },
  beforeEach: () => localStorage.clear(),
  render: (args, { parameters }) => (
    <StoryShell
      answers={{
        ...serverWith(args.data.layout, args.data.draft).answers,
        ...(parameters['answers'] as StoryAnswers),
      }}
      permissions={['plugin.contactform.editor']}
    >
      <EditableForm {...args} />
    </StoryShell>
  ),
} satisfies Meta<typeof EditableForm>

type Story = StoryObj<typeof EditableForm>
type Play = NonNullable<Story['play']>

const patient = { timeout: 60_000 }
const press = async (place: HTMLElement, name: string) =>
  userEvent.click(await within(place).findByRole('button', { name }, patient))

const edit: Play = async ({ canvasElement }) => {
  await press(canvasElement, 'Edit form')
  await within(canvasElement).findByRole('textbox', { name: 'Completion text' }, patient)
}

/** The editor alone, with the configuration out of the way. */
const editFields: Play = async (context) => {
  await edit(context)
  await press(context.canvasElement, 'Split screen')
  await press(context.canvasElement, 'Form Configuration')
}

const of = (form: Layout) => ({ pageId: 7, data: { layout: form, draft: null, version: 1 } })

export const Viewing: Story = {}
export const DraftLoaded: Story = { play: ({ canvasElement }) => press(canvasElement, 'Load draft') }
export const Editing: Story = { play: edit }
export const Fields: Story = { play: editFields }
export const Configuration: Story = {
  args: of(blankLayout()),
  play: async (context) => {
    await edit(context)
    await press(context.canvasElement, 'Split screen')
  },
}
export const Templates: Story = { args: of(blankLayout()), play: editFields }
export const TemplatesOnAPhone: Story = { ...Templates, globals: { viewport: { value: 'phone' } } }
export const TemplateFilledIn: Story = {
  args: of(blankLayout()),
  play: async (context) => {
    await editFields(context)
    await press(context.canvasElement, 'Booking')
  },
}
export const WithoutRecipient: Story = { args: of({ ...draft, TargetEmail: '' }) }
export const Changed: Story = {
  play: async (context) => {
    await edit(context)
    await userEvent.click(within(context.canvasElement).getByRole('checkbox', { name: /reply-to/ }))
  },
}
/** Two fields of one label, options that nobody is offered, limits that make no sense, a type of another version. */
export const Odd: Story = {
  args: of(
    layout([
      field('text-single-input', { label: 'Name' }),
      field('select', { label: 'Name', config: { Options: [...options, { Value: '', Display: '' }] } }),
      field('number-input', { label: 'Beds', config: { Min: 9, Max: 3 } }),
      { ...field('text-single-input', { hidden: true }), fieldType: 'signature' },
    ]),
  ),
  play: editFields,
}
export const ManyFields: Story = {
  args: of(layout(Array.from({ length: 24 }, (_, index) => field('checkbox', { label: `Term ${index + 1}` })))),
  play: editFields,
}
export const AddingAbove: Story = {
  play: async (context) => {
    await editFields(context)
    const [first] = await within(context.canvasElement).findAllByRole('button', { name: 'Add field above' })
    await userEvent.click(first!)
    await waitFor(() => within(document.body).getByRole('menu'))
  },
}
export const Failing: Story = {
  parameters: {
    answers: {
      'POST protected/plugin/form/save-form.json.php': () => Promise.reject(new Error('The server cannot be reached')),
    } satisfies StoryAnswers,
  },
  play: async (context) => {
    await Changed.play!(context)
    await press(context.canvasElement, 'Save form')
  },
}
export const SavedMeanwhile: Story = {
  parameters: {
    answers: {
      'GET protected/plugin/get-content.json.php': () => [writeLayout(draft), null, 2],
      'POST protected/plugin/form/save-form.json.php': () => {
        throw new ApiError('stale', { status: 409, body: { error: 'Changed', by: 'Ann Miller' } })
      },
    } satisfies StoryAnswers,
  },
  play: async (context) => {
    await Changed.play!(context)
    await press(context.canvasElement, 'Save form')
    await press(context.canvasElement, 'View the other version')
  },
}
export const PreauthorizedLink: Story = {
  parameters: {
    answers: {
      'GET protected/plugin/form/preauth.json.php': () => ['Q0hFQ0tJTkctRk9STVMtQUxMLURBWS1MT05H'],
    } satisfies StoryAnswers,
  },
  play: ({ canvasElement }) => press(canvasElement, 'Get pre-authorization link'),
}
export const PreauthorizingAnAddress: Story = {
  parameters: { answers: { 'GET protected/plugin/form/preauth.json.php': () => [1] } satisfies StoryAnswers },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Pre-authorize an email address')
    await userEvent.type(
      await within(document.body).findByRole('textbox', { name: /address/ }, patient),
      'a@example.org',
    )
    await press(document.body, 'OK')
    await within(document.body).findByText('a@example.org is pre-authorized', {}, patient)
  },
}
const listed = {
  answers: {
    'GET protected/plugin/form/preauth-list.json.php': () => [
      { id: 3, by: 'Ann Miller', created: 1_793_600_000, expires: 1_796_192_000 },
      {
        id: 2,
        email: 'the-whole-committee-of-the-northern-valleys@example.org',
        by: 'Ann Miller',
        created: 1_790_000_000,
      },
      { id: 1, email: 'anna@example.org', by: '', created: 1_780_000_000 },
    ],
  } satisfies StoryAnswers,
}
const list: Play = async ({ canvasElement }) => {
  await press(canvasElement, 'Pre-authorized links and addresses')
  await within(document.body).findByRole('button', { name: 'Revoke anna@example.org' }, patient)
}
export const PreauthorizedOnes: Story = { parameters: listed, play: list }
export const PreauthorizedOnesOnAPhone: Story = {
  parameters: listed,
  globals: { viewport: { value: 'phone' } },
  play: list,
}
export const RightToLeft: Story = { ...Fields, globals: { direction: 'rtl' } }
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' }, play: editFields }
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: editFields }
