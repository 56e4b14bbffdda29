import { Box, SimpleGrid } from '@chakra-ui/react'
import type { PickImage } from '@sitewright/media'
import { ImageField } from './ImageField.tsx'
import type { SettingFields } from './setting-fields.ts'
import { SettingField } from './SettingField.tsx'
import { siteImages } from './site-images.ts'
import { widthRule } from './setting-errors.ts'
import { texts } from './messages.ts'

export interface AppearanceFieldsProps {
  fields: SettingFields
  /** What is wrong with the width. */
  problem: string | undefined
  pick: PickImage
  onChange: (part: Partial<SettingFields>) => void
  onLeaveWidth: () => void
}

/** The width of the site and its pictures. */
export function AppearanceFields({ fields, problem, pick, onChange, onLeaveWidth }: AppearanceFieldsProps) {
  return (
    <>
      <Box maxWidth="2xs">
        <SettingField
          label={texts.width()}
          name="SiteBodyWidth"
          inputMode="numeric"
          maxLength={5}
          value={fields.SiteBodyWidth}
          help={widthRule()}
          problem={problem}
          onBlur={onLeaveWidth}
          onChange={(SiteBodyWidth) => onChange({ SiteBodyWidth })}
        />
      </Box>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
        {siteImages.map(({ key, label, help }) => (
          <ImageField
            key={key}
            label={label()}
            help={help(fields)}
            value={fields[key]}
            pick={pick}
            // Only the background may be taken away (Q97).
            clearable={key === 'SiteBackground'}
            onChange={(id) => onChange({ [key]: id })}
          />
        ))}
      </SimpleGrid>
    </>
  )
}
