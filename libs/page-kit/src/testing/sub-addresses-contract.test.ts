import type { LoadOptions, PageKind, PageViewProps } from '../page-kind.ts'
import type { PageKindServer } from '../server/page-kind-server.ts'
import type { SubAddressParts } from './assert-sub-addresses.ts'
import { subAddressesContract } from './sub-addresses-contract.tsx'

const manifest = {
  kind: 'news',
  title: 'News',
  detail: 'Articles.',
  permissions: { 'plugin.news.editor': 'Edit news' },
  editor: 'plugin.news.editor',
  subAddresses: true,
}

const client: PageKind<string> = {
  manifest,
  load: async ({ below, belowData }: LoadOptions) => `${below}: ${belowData as string}`,
  View: ({ data, below }: PageViewProps<string>) => `${data} at ${below}`,
}

const server: Pick<PageKindServer, SubAddressParts> = {
  manifest,
  clean: (content) => content,
  subAddresses: {
    find: (_, { below }) => (below === 'meeting' ? { title: 'Meeting', data: 'All come' } : undefined),
    list: () => [{ below: 'meeting', title: 'Meeting' }],
  },
}

subAddressesContract({
  client,
  server,
  below: {
    ...{ stands: 'meeting', shows: 'meeting: All come at meeting', missing: 'dinner' },
    unseen: { 'a message': ({ write }) => write(async () => {}, { touches: [] }) },
  },
})

const { subAddresses: _declared, ...plain } = manifest
const { subAddresses: _said, ...silent } = server
subAddressesContract({ client: { ...client, manifest: plain }, server: { ...silent, manifest: plain } })
