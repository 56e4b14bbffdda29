import { TextField } from '@sitewright/page-kit/cards'
import { maxAddressLength, maxLineLength } from '../../model/limits.ts'
import type { SectionSettingsProps } from '../section-type.ts'
import { addressIn, embeddedAt, embedHosts } from './hosts.ts'
import type { EmbedConfig } from './model.ts'

const names = new Intl.ListFormat('en', { type: 'disjunction' }).format(embedHosts.map(({ name }) => name))

/** What is embedded, by its address or by the code that its site offers for that. */
export function EmbedSettings({ config, onChange }: SectionSettingsProps<EmbedConfig>) {
  const embedded = embeddedAt(config.Address)
  const wrong = config.Address.trim() !== '' && !embedded
  return (
    <>
      <TextField
        label="Address"
        value={config.Address}
        longest={maxAddressLength}
        dir="ltr"
        odd={wrong}
        hint={
          wrong
            ? `This cannot be embedded, so visitors see nothing. It can be from ${names}.`
            : embedded
              ? `From ${embedded.host.name}. Visitors are asked before anything is loaded from there.`
              : `The address, or the code for embedding, of something at ${names}.`
        }
        onChange={(text) => onChange({ ...config, Address: addressIn(text).slice(0, maxAddressLength) })}
      />
      <TextField
        label="Title"
        value={config.Title}
        longest={maxLineLength}
        dir="auto"
        hint="What it is: above the button, and read out by screen readers."
        onChange={(Title) => onChange({ ...config, Title })}
      />
    </>
  )
}
