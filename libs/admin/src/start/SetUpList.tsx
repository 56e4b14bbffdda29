import { Box, Button, Flex, Link, Progress, Stack, Text } from '@chakra-ui/react'
import type { SetUpStep, StartOverview } from '@sitewright/api-client'
import { useSession } from '@sitewright/session'
import { IconButton } from '@sitewright/ui'
import { Circle, CircleCheck, X } from 'lucide-react'
import { Card } from './Card.tsx'
import { gapTexts, stepTexts } from './step-texts.ts'
import { texts } from './messages.ts'

export interface SetUpListProps {
  steps: StartOverview['steps']
  onCreatePage: () => void
  /** Absent for those who cannot take a step off the list. */
  onDismiss?: ((step: SetUpStep) => void) | undefined
}

/** What a new site needs, and how far it is. */
export function SetUpList({ steps, onCreatePage, onDismiss }: SetUpListProps) {
  const done = steps.filter((step) => step.done).length
  const progress = texts.progress({ done, all: steps.length })
  return (
    <Card
      title={texts.setUp()}
      aside={
        <Text textStyle="sm" color="fg.muted">
          {progress}
        </Text>
      }
    >
      <Progress.Root value={done} max={steps.length} size="xs" colorPalette="accent" aria-label={progress}>
        <Progress.Track borderRadius="full">
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <Stack as="ol" gap="0" listStyleType="none" paddingBlockStart="2">
        {steps.map((step) => (
          <Step key={step.step} state={step} onCreatePage={onCreatePage} onDismiss={onDismiss} />
        ))}
      </Stack>
    </Card>
  )
}

type StepProps = Omit<SetUpListProps, 'steps'> & { state: StartOverview['steps'][number] }

function Step({ state: { step, done: isDone, missing }, onCreatePage, onDismiss }: StepProps) {
  const { title, text, links } = stepTexts[step]
  const permissions = useSession((state) => state.permissions)
  const shown = links.filter(({ needs }) => needs === undefined || permissions.includes(needs))
  return (
    <Flex as="li" gap="3" align="start" paddingBlock="3" _notLast={{ borderBottomWidth: '1px' }}>
      <Box color={isDone ? 'fg.success' : 'fg.muted'} paddingBlockStart="0.5" flex="none">
        {isDone ? <CircleCheck size="1.25em" aria-hidden /> : <Circle size="1.25em" aria-hidden />}
      </Box>
      <Box flex="1" minWidth="0">
        <Text fontWeight="medium">
          {title()}
          {isDone && (
            <Box as="span" color="fg.muted" fontWeight="normal" textStyle="sm">
              {' '}
              {texts.done()}
            </Box>
          )}
        </Text>
        {!isDone && (
          <Text textStyle="sm" color="fg.muted" maxWidth="prose">
            {missing ? gapTexts[missing]() : text()}
          </Text>
        )}
        {!isDone && (
          <Flex gap="4" align="center" wrap="wrap" paddingBlockStart="2">
            {step === 'page' && (
              <Button size="sm" variant="outline" onClick={onCreatePage}>
                {texts.createPage()}
              </Button>
            )}
            {shown.map(({ label, path }) => (
              <Link key={path} href={`/pages/${path}`} textStyle="sm" variant="underline">
                {label()}
              </Link>
            ))}
          </Flex>
        )}
      </Box>
      {onDismiss && (
        <IconButton
          label={texts.dismissStep({ title: title() })}
          tooltip={texts.dismiss()}
          icon={<X />}
          onClick={() => onDismiss(step)}
        />
      )}
    </Flex>
  )
}
