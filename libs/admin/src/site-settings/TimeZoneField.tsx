import { Box } from '@chakra-ui/react'
import { dateTimeFormat, knownTimeZone, ownTimeZone } from '@sitewright/messages'
import { useState } from 'react'
import { SettingField } from './SettingField.tsx'
import { texts } from './messages.ts'

export interface TimeZoneFieldProps {
  value: string
  problem: string | undefined
  onLeave: () => void
  onChange: (zone: string) => void
}

/** Whose clock the site goes by; empty for that of each device. */
export function TimeZoneField({ value, problem, onLeave, onChange }: TimeZoneFieldProps) {
  const [now] = useState(() => Date.now())
  const [zones, setZones] = useState<readonly string[]>([])
  return (
    <Box maxWidth="sm">
      <SettingField
        label={texts.timeZone()}
        name="SiteTimeZone"
        list="site-time-zones"
        dir="ltr"
        maxLength={64}
        value={value}
        help={helpFor(value, now)}
        problem={problem}
        onFocus={() => setZones(offeredZones())}
        onBlur={onLeave}
        onChange={onChange}
      />
      <datalist id="site-time-zones">
        {zones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </Box>
  )
}

/** That of the device first: it is mostly the one that is looked for. */
const offeredZones = () => [...new Set([ownTimeZone(), ...Intl.supportedValuesOf('timeZone'), 'UTC'])]

function helpFor(value: string, now: number): string {
  const zone = knownTimeZone(value)
  if (zone === undefined) return texts.noTimeZone({ zone: ownTimeZone() })
  const time = dateTimeFormat({ timeZone: zone, dateStyle: 'medium', timeStyle: 'short' }).format(now)
  return texts.timeThere({ time, name: nameOf(zone, now) })
}

/** As people call it, such as 'New Zealand Time'. */
function nameOf(timeZone: string, now: number): string {
  const parts = dateTimeFormat({ timeZone, timeZoneName: 'longGeneric' }).formatToParts(now)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
