import { fakeApi } from '@sitewright/api-client/testing'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { newSite } from '../testing/start-samples.ts'
import { TestSite } from '../testing/TestSite.tsx'
import { SetUpList } from './SetUpList.tsx'

it.each([
  ['name', 'logo', /^The title is yours, but a logo of the example is still shown, on large screens or on phones\./],
  ['imprint', 'privacy', /^Visitors find your imprint, but no privacy page yet\./],
  ['imprint', 'imprint', /^Visitors find your privacy page, but no imprint yet\./],
] as const)('says what is left of the step %s: %s', (step, missing, text) => {
  const steps = newSite.steps.map((one) => (one.step === step ? { step, done: false, missing } : one))
  render(
    <TestSite api={fakeApi({}).api}>
      <SetUpList steps={steps} onCreatePage={() => {}} />
    </TestSite>,
  )
  expect(screen.getByText(text)).toBeVisible()
})
