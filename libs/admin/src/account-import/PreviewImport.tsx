import { Alert, Button, Checkbox, Stack, Text } from '@chakra-ui/react'
import type { ListedRole } from '@sitewright/api-client'
import { MailNote } from '@sitewright/page-kit/staff'
import { AppDialog, useMessages } from '@sitewright/ui'
import { useId } from 'react'
import { CheckboxList } from '../dialogs/CheckboxList.tsx'
import { discardAnswers, discardQuestion } from '../dialogs/discard-question.ts'
import { isWithoutOwnRoles } from '../role-manager/ready-made-roles.ts'
import { ReadyMadeRoles } from '../role-manager/ReadyMadeRoles.tsx'
import { ImportTable } from './ImportTable.tsx'
import { titleKey, type ImportPlan, type PlannedPerson } from './plan-import.ts'
import { UnknownRoles } from './UnknownRoles.tsx'
import { texts } from './messages.ts'

/** So many roles are found by looking. */
const searchAbove = 8

/** What is chosen for all people of a list. */
export interface ImportChoices {
  /** Which role stands for an unknown title, by its key; 0 for none. */
  chosen: ReadonlyMap<string, number>
  /** Roles that all of them get. */
  everybody: ReadonlySet<number>
  /** Whether they get an email. */
  intro: boolean
}

export interface PreviewImportProps {
  plan: ImportPlan
  /** Undefined for somebody who may not give roles. */
  roles: readonly ListedRole[] | undefined
  choices: ImportChoices
  onChoices: (choices: ImportChoices) => void
  /** A ready-made role was created for all of them. */
  onRoleCreated: (id: number) => void
  onBack: () => void
  onClose: () => void
  onStart: () => void
}

/** The second step: what will become of each line, and what has to be chosen before. */
export function PreviewImport(props: PreviewImportProps) {
  const { plan, roles, choices, onChoices, onRoleCreated, onBack, onClose, onStart } = props
  const { chosen, everybody, intro } = choices
  const messages = useMessages()
  const offered = (roles ?? []).filter(({ title, grantable }) => title !== '' && grantable !== false)
  const open = roles ? plan.unknown.filter((title) => !chosen.has(titleKey(title))) : []
  const hindrance = hindranceOf(countOf(plan, 'new'), open)

  async function leave() {
    if (await messages.confirm(discardQuestion(), discardAnswers())) onClose()
  }

  return (
    <AppDialog
      open
      title={texts.heading()}
      size="xl"
      onClose={() => void leave()}
      footer={<PreviewButtons hindrance={hindrance} onBack={onBack} onStart={onStart} />}
    >
      <Stack gap="5">
        {/* The dialog begins with what is to be read, not with a box that gives rights. */}
        <PlanSummary plan={plan} />
        {!roles && plan.people.some((person) => person.roles.length > 0) && (
          <Alert.Root status="warning">
            <Alert.Indicator />
            <Alert.Title>{texts.mayGiveNoRoles()}</Alert.Title>
          </Alert.Root>
        )}
        <ImportTable
          caption={texts.preview()}
          lines={plan.people.map((person) => ({ person }))}
          preview
          outcome={({ person }) => outcomes(person)}
        />
        {roles && (
          <UnknownRoles
            titles={plan.unknown}
            roles={roles}
            chosen={chosen}
            onChange={(now) => onChoices({ ...choices, chosen: now })}
          />
        )}
        {offered.length > 0 && (
          <CheckboxList
            title={texts.rolesForAll()}
            items={offered.map(({ id, title }) => ({ id, label: title }))}
            ticked={everybody}
            onChange={(ticked) => onChoices({ ...choices, everybody: ticked })}
            search={offered.length > searchAbove ? texts.searchRoles() : undefined}
            empty=""
          />
        )}
        {roles && isWithoutOwnRoles(roles) && <ReadyMadeRoles present={roles} onCreated={onRoleCreated} />}
        <IntroField checked={intro} onChange={(checked) => onChoices({ ...choices, intro: checked })} />
      </Stack>
    </AppDialog>
  )
}

/** What will become of how many people. */
function PlanSummary({ plan }: { plan: ImportPlan }) {
  const exist = countOf(plan, 'exists')
  const failed = countOf(plan, 'error')
  return (
    <Text role="status" tabIndex={-1} data-autofocus outline="none">
      {[
        texts.willCreate({ count: countOf(plan, 'new') }),
        exist > 0 && texts.willStay({ count: exist }),
        failed > 0 && texts.willFail({ count: failed }),
      ]
        .filter(Boolean)
        .join(' ')}
    </Text>
  )
}

interface PreviewButtonsProps {
  /** Why it cannot be started yet; '' where it can. */
  hindrance: string
  onBack: () => void
  onStart: () => void
}

function PreviewButtons({ hindrance, onBack, onStart }: PreviewButtonsProps) {
  const reasonId = useId()
  return (
    <>
      {hindrance !== '' && (
        <Text id={reasonId} textStyle="sm" color="fg.muted" flex="1 1 12rem" minWidth="0" overflowWrap="anywhere">
          {hindrance}
        </Text>
      )}
      <Button variant="outline" onClick={onBack}>
        {texts.back()}
      </Button>
      <Button disabled={hindrance !== ''} aria-describedby={hindrance === '' ? undefined : reasonId} onClick={onStart}>
        {texts.import()}
      </Button>
    </>
  )
}

function IntroField({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <>
      <Checkbox.Root checked={checked} onCheckedChange={(change) => onChange(change.checked === true)}>
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>{texts.sendIntro()}</Checkbox.Label>
      </Checkbox.Root>
      {checked && <MailNote />}
    </>
  )
}

const countOf = ({ people }: ImportPlan, state: PlannedPerson['state']) =>
  people.filter((person) => person.state === state).length

/** Why nothing can be created yet; '' where it can. */
function hindranceOf(people: number, open: readonly string[]): string {
  if (people === 0) return texts.nobodyNew()
  if (open.length === 0) return ''
  return texts.chooseFirst({ roles: open.map((title) => texts.role({ title })).join(texts.separator()) })
}

function outcomes({ state, reason }: PlannedPerson) {
  if (state === 'error') return { text: reason, palette: 'red' } as const
  return state === 'new'
    ? ({ text: texts.new(), palette: 'green' } as const)
    : ({ text: texts.exists(), palette: 'gray' } as const)
}
