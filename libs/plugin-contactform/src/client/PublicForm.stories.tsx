import type { Api } from '@sitewright/api-client'
import { SiteProvider } from '@sitewright/page-kit'
import { createSessionStore, SessionProvider } from '@sitewright/session'
import { createMessages, MessageHost, MessagesProvider } from '@sitewright/ui'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import type { Layout } from '../model/layout.ts'
import { emailField, everyType, field, layout, options } from '../testing/sample-forms.ts'
import { PublicForm } from './PublicForm.tsx'

type Answer = () => Promise<unknown>

const never: Answer = () => new Promise(() => {})
const script = 'data:text/javascript,grecaptcha={ready:(go)=>go(),execute:()=>Promise.resolve("token")}//'

/** What the shell gives to a page kind, in small. The story's parameters tell how the server answers. */
const withShell: Decorator = (Story, { parameters }) => {
  const { answers = {} } = parameters as { answers?: Readonly<Record<string, Answer>> }
  const all: Readonly<Record<string, Answer>> = {
    'GET protected/get-system-property.json.php': () => Promise.resolve(['site key']),
    'GET public/human-check.json.php': () => Promise.resolve({ script }),
    ...answers,
  }
  const api = ((key: string) => all[key]?.() ?? Promise.reject(new Error(`No answer for '${key}'`))) as Api
  return (
    <SessionProvider value={createSessionStore({ api, account: { auth: 0, permissions: [] } })}>
      <SiteProvider value={{ api, refresh: () => Promise.resolve() }}>
        <MessagesProvider value={createMessages()}>
          <Story />
          <MessageHost />
        </MessagesProvider>
      </SiteProvider>
    </SessionProvider>
  )
}

const submitting = (answer: Answer) => ({ answers: { 'POST protected/plugin/form/submit-form.json.php': answer } })

const booking: Layout = layout(
  [
    field('text', {
      config: { Content: '<h1>Book a hut</h1><p>Tell us <strong>when you come</strong>, and we keep you a bed.</p>' },
    }),
    field('text-single-input', { label: 'Name', Required: true }),
    field('text-multi-input', { label: 'Message' }),
  ],
  { SubmitCompletionText: '<h2>Thank you</h2><p>Your booking has been received.</p>' },
)

export default {
  title: 'Page kinds/Contact form/Public form',
  component: PublicForm,
  parameters: { system: 'visitor', layout: 'padded' },
  args: { pageId: 1, layout: booking },
  decorators: [withShell],
} satisfies Meta<typeof PublicForm>

type Story = StoryObj<typeof PublicForm>
type Play = NonNullable<Story['play']>

/** Tries to submit: all that is wrong is told. */
const attempt: Play = async ({ canvasElement }) => {
  await userEvent.type(within(canvasElement).getByLabelText('Email'), '{Enter}')
}

const submit: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await userEvent.type(canvas.getByLabelText('Name'), 'Anna Berg')
  await userEvent.type(canvas.getByLabelText('Email'), 'anna@example.org')
  await userEvent.click(canvas.getByRole('button', { name: 'SUBMIT' }))
}

const alone = (...given: Parameters<typeof field>): Story => ({ args: { layout: layout([field(...given)]) } })
const config = { Options: options }

export const Fresh: Story = {}
export const EveryType: Story = { args: { layout: everyType } }
export const Files: Story = {
  ...alone('file', { label: 'Your CV', config: { Hint: 'At most two pages.', Several: true } }),
  async play({ canvasElement }) {
    const input = within(canvasElement).getByLabelText<HTMLInputElement>('Your CV')
    const transfer = new DataTransfer()
    for (const name of ['Anna Berg.pdf', 'program.exe']) transfer.items.add(new File(['x'.repeat(2400)], name))
    input.files = transfer.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  },
}
export const EverythingWrong: Story = {
  args: {
    layout: layout([
      field('text-single-input', { label: 'Name', Required: true }),
      field('text-multi-input', { label: 'Message', Required: true }),
      field('number-input', { label: 'People', Required: true, config: { Value: 12, Max: 8 } }),
      field('select', { label: 'Hut', Required: true, config }),
      field('multi-select', { label: 'Extras', Required: true, config }),
      field('radio', { label: 'Bed', Required: true, config }),
      field('checkbox', { label: 'I agree to the terms of the huts, which hang beside the door', Required: true }),
      field('time', { label: 'At', Required: true }),
    ]),
  },
  play: attempt,
}
export const TextBlock: Story = alone('text', {
  config: { Content: '<h2>Our huts</h2><p>Both are open all year.</p>' },
})
export const SingleLine: Story = alone('text-single-input', { label: 'Name' })
export const MultiLine: Story = alone('text-multi-input', { label: 'Message' })
export const NumberOfPeople: Story = alone('number-input', { label: 'People' })
export const Select: Story = alone('select', { label: 'Hut', config })
export const MultiSelect: Story = alone('multi-select', { label: 'Extras', config })
export const Radio: Story = alone('radio', { label: 'Bed', config })
export const Checkbox: Story = alone('checkbox', { label: 'I agree' })
export const DateOfArrival: Story = alone('date', { label: 'Arrival' })
export const TimeOfArrival: Story = alone('time', { label: 'At' })
export const EmailOnly: Story = { args: { layout: { ...layout([]), fields: [emailField] } } }

export const Preauthorized: Story = { args: { preauth: 'key' } }
export const WithoutVerification: Story = { args: { layout: { ...booking, SuppressAntispam: true } } }
export const Submitting: Story = { parameters: submitting(never), play: submit }
export const Delivered: Story = { parameters: submitting(() => Promise.resolve({ auth: 1 })), play: submit }
export const CheckYourEmail: Story = { parameters: submitting(() => Promise.resolve({})), play: submit }
export const NoEmailGoesOut: Story = { parameters: submitting(() => Promise.resolve({ sends: false })), play: submit }
export const Refused: Story = { parameters: submitting(() => Promise.resolve({ error: 4 })), play: submit }
export const CheckFailed: Story = {
  parameters: { answers: { 'GET public/human-check.json.php': () => Promise.reject(new Error('down')) } },
}
export const LongLabels: Story = {
  args: {
    layout: layout([
      field('text-single-input', {
        label: 'Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüsselnummer'.repeat(2),
      }),
      field('radio', {
        label: 'Where do you want to sleep, if the hut that you have chosen should be full on that day?',
        config: {
          Options: [{ Value: 'a', Display: 'In the other hut, even if it is an hour further up. '.repeat(4) }],
        },
      }),
    ]),
  },
}
const Options = [
  { ...options[0]!, Places: 8 },
  { ...options[1]!, Places: 4 },
]
/** What is fully booked cannot be chosen; what depends on an answer waits for it. */
export const PlacesAndConditions: Story = {
  parameters: { answers: { 'GET protected/plugin/form/places.json.php': () => Promise.resolve([]) } },
  args: {
    layout: layout([
      field('select', { label: 'Hut', config: { Options } }),
      field('radio', { label: 'Bed', config: { Options } }),
      field('checkbox', { label: 'With a dog' }),
      field('text-single-input', { label: 'Its name', ShowIf: { Field: 'With a dog', Value: 'yes' } }),
      field('text-single-input', { label: 'Not shown', ShowIf: { Field: 'Hut', Value: 'lower' } }),
    ]),
    places: ['Hut', 'Bed'].flatMap((name) => [
      { field: name, value: 'upper', left: 3 },
      { field: name, value: 'lower', left: 0 },
    ]),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByLabelText('With a dog'))
  },
}
export const RightToLeft: Story = { ...EverythingWrong, globals: { direction: 'rtl' } }
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' }, args: { layout: everyType } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { layout: everyType } }
