import { Box, Heading, Text } from '@chakra-ui/react'
import type { LinkButton } from '@sitewright/api-client'
import { LinkIcon, Tooltip } from '@sitewright/ui'
import { useId } from 'react'
import { meantUrl } from './use-address-note.ts'
import type { IconPictures } from './use-icon-pictures.ts'
import { texts } from './messages.ts'

const hasScheme = /^[a-z][a-z0-9+.-]*:/i
const safeScheme = /^(https?|mailto|tel):/i

/** The masthead shows no link to any other kind of address (Q92). */
const isShown = ({ Url }: LinkButton) => safeScheme.test(Url) || !hasScheme.test(Url.trim())

const bar = {
  display: 'flex',
  gap: '1',
  padding: '2',
  overflowX: 'auto',
  borderWidth: '1px',
  borderRadius: 'lg',
  background: 'bg',
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    width: '10',
    height: '10',
    borderRadius: 'md',
    color: 'fg.muted',
    '&:hover': { background: 'bg.muted', color: 'fg' },
  },
}

/** The bar as visitors will see it; its links can be tried. */
export function LinkBarPreview({ links, icons }: { links: readonly LinkButton[]; icons: IconPictures }) {
  const title = useId()
  const shown = links.filter(isShown)
  const left = links.length - shown.length
  return (
    <Box as="section" aria-labelledby={title}>
      <Heading as="h2" size="md" id={title} marginBlockEnd="2">
        {texts.asVisitors()}
      </Heading>
      {shown.length === 0 ? (
        <Text color="fg.muted">{texts.noBar()}</Text>
      ) : (
        <Box css={bar}>
          {shown.map((link, place) => {
            const icon = icons.of(link)
            return (
              <Tooltip key={`${place} ${link.Url}`} label={link.Tooltip}>
                <a
                  href={meantUrl(link.Url)}
                  target="_blank"
                  rel="noopener"
                  aria-label={link.Tooltip || link.Url || texts.link()}
                >
                  <LinkIcon picture={typeof icon === 'string' ? undefined : icon} />
                </a>
              </Tooltip>
            )
          })}
        </Box>
      )}
      {left > 0 && (
        <Text color="fg.muted" textStyle="sm" marginBlockStart="2">
          {texts.notShown({ count: left })}
        </Text>
      )}
    </Box>
  )
}
