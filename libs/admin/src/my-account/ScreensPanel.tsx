import { Link, SimpleGrid } from '@chakra-ui/react'
import { holdsAny } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useSession } from '@sitewright/session'
import { ChevronRight } from 'lucide-react'
import { Panel } from './Panel.tsx'
import { texts } from './messages.ts'

const none: readonly never[] = []

/** The administration screens that the person may open; nothing where there are none. */
export function ScreensPanel() {
  const { screens = none } = useSite()
  const permissions = useSession((state) => state.permissions)
  const open = screens.filter(({ needs }) => holdsAny(permissions, needs))
  if (open.length === 0) return null
  return (
    <Panel title={texts.administration()}>
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, sm: 2 }} gap="2">
        {open.map(({ path, label }) => (
          <li key={path}>
            <Link href={`/pages/${path}`} css={entry}>
              {label}
              <ChevronRight aria-hidden />
            </Link>
          </li>
        ))}
      </SimpleGrid>
    </Panel>
  )
}

const entry = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '2',
  height: 'full',
  minHeight: '11',
  paddingInline: '3',
  paddingBlock: '2',
  borderWidth: '1px',
  borderRadius: 'md',
  color: 'fg',
  fontWeight: 'medium',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  _hover: { background: 'bg.subtle', textDecoration: 'none' },
  '& svg': { flex: 'none', width: '4', height: '4', color: 'fg.muted' },
}
