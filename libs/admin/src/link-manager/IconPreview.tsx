import { chakra } from '@chakra-ui/react'
import { LinkIcon, Tooltip } from '@sitewright/ui'
import type { ShownIcon } from './use-icon-pictures.ts'
import { texts } from './messages.ts'

const Place = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '9',
    height: '9',
    borderRadius: 'md',
    color: 'fg',
    '&[data-without]': { color: 'fg.subtle' },
  },
})

const words = {
  unnamed: texts.unnamed,
  looking: texts.looking,
  unknown: texts.unknown,
  failed: texts.iconFailed,
}

/** The icon as it is named at the moment; a plain circle where there is none (Q94). */
export function IconPreview({ icon, name }: { icon: ShownIcon; name: string }) {
  const without = typeof icon === 'string'
  const label = without ? words[icon]() : texts.icon({ name })
  return (
    <Tooltip label={label}>
      <Place role="img" aria-label={label} data-without={without || undefined}>
        <LinkIcon picture={without ? undefined : icon} />
      </Place>
    </Tooltip>
  )
}
