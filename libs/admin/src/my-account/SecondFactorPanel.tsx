import { Alert, Badge, Button, Text, Wrap } from '@chakra-ui/react'
import type { AccountInfo } from '@sitewright/api-client'
import { useRef, useState, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { NewCodesDialog } from './NewCodesDialog.tsx'
import { Panel } from './Panel.tsx'
import { TurnOffDialog } from './TurnOffDialog.tsx'
import { TurnOnDialog } from './TurnOnDialog.tsx'
import { texts } from './messages.ts'

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
    <Panel title={texts.twoStep()} badge={<State on={info.secondFactor} />} headingRef={heading}>
      <Text>{info.secondFactor ? texts.asksForCode() : texts.protect()}</Text>
      {info.secondFactor ? (
        <>
          <CodesLeft count={info.recoveryCodes} />
          <Wrap gap="2">
            <Button variant="outline" onClick={open('new codes')}>
              {texts.newCodes()}
            </Button>
            <Button variant="outline" onClick={open('turn off')}>
              {texts.turnOff()}
            </Button>
          </Wrap>
        </>
      ) : (
        <Wrap>
          <Button variant="outline" onClick={open('turn on')}>
            {texts.turnOn()}
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
  return on ? <Badge colorPalette="green">{texts.on()}</Badge> : <Badge>{texts.off()}</Badge>
}

function CodesLeft({ count }: { count: number }) {
  if (count > fewCodes) return <Text color="fg.muted">{texts.codesLeft({ count })}</Text>
  return (
    <Alert.Root status="warning" role="status">
      <Alert.Indicator />
      <Alert.Title>{texts.fewCodes({ count })}</Alert.Title>
    </Alert.Root>
  )
}
