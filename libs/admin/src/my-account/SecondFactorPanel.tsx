import { Alert, Badge, Button, Text, Wrap } from '@chakra-ui/react'
import type { AccountInfo } from '@sitewright/api-client'
import { useRef, useState, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { NewCodesDialog } from './NewCodesDialog.tsx'
import { Panel } from './Panel.tsx'
import { TurnOffDialog } from './TurnOffDialog.tsx'
import { TurnOnDialog } from './TurnOnDialog.tsx'

type SecondFactor = Pick<AccountInfo, 'secondFactor' | 'recoveryCodes'>

export interface SecondFactorPanelProps {
  info: SecondFactor
  onChanged: (now: SecondFactor) => void
}

/** From so many recovery codes downwards one should think of new ones. */
const fewCodes = 3

/** Turns the second factor of the own account on and off, and renews its recovery codes. */
export function SecondFactorPanel({ info, onChanged }: SecondFactorPanelProps) {
  const [dialog, setDialog] = useState<'turn on' | 'new codes' | 'turn off'>()
  const opener = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  const open = (which: typeof dialog) => (event: MouseEvent<HTMLElement>) => {
    opener.current = event.currentTarget
    setDialog(which)
  }

  function close() {
    flushSync(() => setDialog(undefined))
    // The button that opened the dialog is gone once the second factor is turned on or off.
    if (opener.current?.isConnected) opener.current.focus()
    else heading.current?.focus()
  }

  const codes = (recoveryCodes: number) => onChanged({ secondFactor: true, recoveryCodes })
  return (
    <Panel title="Two-step login" badge={<State on={info.secondFactor} />} headingRef={heading}>
      <Text>
        {info.secondFactor
          ? 'When you log in, you are asked for a code from the app on your phone, in addition to your password.'
          : 'Protect your account with a code from an app on your phone, in addition to your password. Someone who learns your password still cannot log in.'}
      </Text>
      {info.secondFactor ? (
        <>
          <CodesLeft count={info.recoveryCodes} />
          <Wrap gap="2">
            <Button variant="outline" onClick={open('new codes')}>
              New recovery codes
            </Button>
            <Button variant="outline" onClick={open('turn off')}>
              Turn off
            </Button>
          </Wrap>
        </>
      ) : (
        <Wrap>
          <Button variant="outline" onClick={open('turn on')}>
            Turn on
          </Button>
        </Wrap>
      )}
      {dialog === 'turn on' && <TurnOnDialog onTurnedOn={codes} onClose={close} />}
      {dialog === 'new codes' && <NewCodesDialog onRenewed={codes} onClose={close} />}
      {dialog === 'turn off' && (
        <TurnOffDialog onTurnedOff={() => onChanged({ secondFactor: false, recoveryCodes: 0 })} onClose={close} />
      )}
    </Panel>
  )
}

function State({ on }: { on: boolean }) {
  return on ? <Badge colorPalette="green">On</Badge> : <Badge>Off</Badge>
}

function CodesLeft({ count }: { count: number }) {
  const left =
    count === 0 ? 'No recovery codes are' : count === 1 ? '1 recovery code is' : `${count} recovery codes are`
  if (count > fewCodes) return <Text color="fg.muted">{left} left, for the day you are without your phone.</Text>
  return (
    <Alert.Root status="warning" role="status">
      <Alert.Indicator />
      <Alert.Title>{left} left. Make new ones, or you may lose your account together with your phone.</Alert.Title>
    </Alert.Root>
  )
}
