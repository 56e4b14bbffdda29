import { Button } from '@chakra-ui/react'
import { ChoiceField } from '@sitewright/page-kit/cards'
import { texts } from '../further-messages.ts'
import type { SectionSettingsProps } from '../section-type.ts'
import layout from '../shared/field-layout.module.css'
import { FolderField } from '../shared/FolderField.tsx'
import { folderOrders } from '../shared/folder-orders.ts'
import { ChosenPictures } from './ChosenPictures.tsx'
import type { GalleryConfig } from './model.ts'

/** The pictures of a gallery: chosen ones in an order of one's own, or those of a folder. */
export function GallerySettings(props: SectionSettingsProps<GalleryConfig>) {
  return props.config.Folder === undefined ? <ChosenPictures {...props} /> : <FolderPictures {...props} />
}

function FolderPictures({ config, onChange }: SectionSettingsProps<GalleryConfig>) {
  return (
    <>
      <FolderField folder={config.Folder} onChange={(Folder) => onChange({ ...config, Folder })}>
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            const { Folder: _, ...others } = config
            onChange(others)
          }}
        >
          {texts.choosePictures()}
        </Button>
      </FolderField>
      <p>{texts.folderAbout()}</p>
      <div className={layout.short}>
        <ChoiceField
          label={texts.order()}
          value={config.Order}
          choices={folderOrders()}
          onChange={(Order) => onChange({ ...config, Order })}
        />
      </div>
    </>
  )
}
