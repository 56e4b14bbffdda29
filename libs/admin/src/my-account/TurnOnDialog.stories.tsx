import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { sampleCodes, sampleKey } from '../testing/sample-accounts.ts'
import { TestSite } from '../testing/TestSite.tsx'
import { TurnOnDialog } from './TurnOnDialog.tsx'

const nothing = () => {}

const answers = {
  'POST private/second-factor-start.json.php': ({ password }) => (password === 'wrong' ? {} : sampleKey),
  'POST private/second-factor-confirm.json.php': ({ code }) => (code === '000000' ? {} : { recovery: sampleCodes }),
} satisfies Answers

/** Every step of the dialog; 'wrong' is a wrong password, 000000 a wrong code. */
export default {
  title: 'Administration/My Account/Two-step login',
  component: TurnOnDialog,
  args: { onTurnedOn: nothing, onClose: nothing },
  decorators: [
    (Show) => (
      <TestSite api={fakeApi(answers).api}>
        <Show />
      </TestSite>
    ),
  ],
} satisfies Meta<typeof TurnOnDialog>

type Story = StoryObj<typeof TurnOnDialog>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function give(password: string, { canvasElement, userEvent }: Context) {
  const body = within(canvasElement.ownerDocument.body)
  await userEvent.type(await body.findByLabelText('Your password'), password)
  await userEvent.click(body.getByRole('button', { name: 'CONTINUE' }))
}

async function giveBoth(code: string, context: Context) {
  await give('correct horse', context)
  const body = within(context.canvasElement.ownerDocument.body)
  await context.userEvent.type(await body.findByLabelText('Code'), code)
  await context.userEvent.click(body.getByRole('button', { name: 'TURN ON' }))
}

export const Password: Story = {}
export const WrongPassword: Story = { play: (context) => give('wrong', context) }
export const App: Story = { play: (context) => give('correct horse', context) }
export const WrongCode: Story = { play: (context) => giveBoth('000000', context) }
export const Codes: Story = { play: (context) => giveBoth('123 456', context) }
export const AppOnPhone: Story = { ...App, globals: { viewport: { value: 'phone' } } }
export const AppInTheDark: Story = { ...App, tags: ['!test'], globals: { theme: 'dark' } }
export const CodesOnPhone: Story = { ...Codes, globals: { viewport: { value: 'phone' } } }
export const CodesInTheDark: Story = { ...Codes, tags: ['!test'], globals: { theme: 'dark' } }
