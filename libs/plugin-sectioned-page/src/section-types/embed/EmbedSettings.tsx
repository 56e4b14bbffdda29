import { listFormat } from '@sitewright/messages'
import { TextField } from '@sitewright/page-kit/cards'
import { maxAddressLength, maxLineLength } from '../../model/limits.ts'
import { texts } from '../further-messages.ts'
import type { SectionSettingsProps } from '../section-type.ts'
import { addressIn, embeddedAt, embedHosts } from './hosts.ts'
import type { EmbedConfig } from './model.ts'

/** What is embedded, by its address or by the code that its site offers for that. */
export function EmbedSettings({ config, onChange }: SectionSettingsProps<EmbedConfig>) {
  const embedded = embeddedAt(config.Address)
  const names = listFormat({ type: 'disjunction' }).format(embedHosts.map(({ name }) => name))
  const wrong = config.Address.trim() !== '' && !embedded
  return (
    <>
      <TextField
        label={texts.address()}
        value={config.Address}
        longest={maxAddressLength}
        dir="ltr"
        odd={wrong}
        hint={
          wrong
            ? texts.notEmbeddable({ names })
            : embedded
              ? texts.embeddedFrom({ name: embedded.host.name })
              : texts.embedHint({ names })
        }
        onChange={(text) => onChange({ ...config, Address: addressIn(text).slice(0, maxAddressLength) })}
      />
      <TextField
        label={texts.title()}
        value={config.Title}
        longest={maxLineLength}
        dir="auto"
        hint={texts.embedTitleHint()}
        onChange={(Title) => onChange({ ...config, Title })}
      />
    </>
  )
}
