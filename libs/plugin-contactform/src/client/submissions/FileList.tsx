import { chakra, Text } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { SubmittedFile } from '../../submission.ts'
import { sizeText } from '../../model/file-sizes.ts'
import { texts } from './messages.ts'

const Files = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1',
    listStyle: 'none',
    '& li:has(> img)': { display: 'flex', alignItems: 'center', gap: '3', paddingBlock: '1' },
    '& img': {
      flex: 'none',
      width: '16',
      height: '16',
      objectFit: 'cover',
      borderWidth: '1px',
      borderRadius: 'md',
      background: 'bg.subtle',
      textStyle: 'xs',
      overflow: 'hidden',
    },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '9',
      color: 'accent.fg',
      textDecoration: 'underline',
      overflowWrap: 'anywhere',
    },
    '& svg': { flex: 'none', width: '4', height: '4' },
    '& li > div > span': { color: 'fg.muted', whiteSpace: 'nowrap' },
  },
})

export interface FileListProps {
  files: readonly SubmittedFile[] | undefined
  /** Shows small pictures of those that are pictures. @default false */
  pictures?: boolean
}

/** What came with a submission, to be saved: strangers sent it, so nothing of it is shown but small pictures. */
export function FileList({ files = [], pictures = false }: FileListProps) {
  if (files.length === 0) return null
  return (
    <section aria-label={texts.files()}>
      <Text textStyle="label" color="fg.muted">
        {texts.files()}
      </Text>
      <Files>
        {files.map((file) => (
          <li key={file.id}>
            {pictures && file.picture && <Thumbnail file={file} />}
            <div>
              <a href={addressOf(file)} download aria-label={texts.download({ file: file.name })}>
                <Download aria-hidden /> <bdi>{file.name}</bdi>
              </a>{' '}
              <span>{sizeText(file.size)}</span>
            </div>
          </li>
        ))}
      </Files>
      <Text textStyle="sm" color="fg.muted">
        {texts.fromStrangers()}
      </Text>
    </section>
  )
}

/** Nothing where it cannot be made: the file can still be saved. */
function Thumbnail({ file }: { file: SubmittedFile }) {
  const [broken, setBroken] = useState(false)
  if (broken) return null
  return (
    <img
      src={`${addressOf(file)}&thumb=1`}
      alt={file.name}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  )
}

function addressOf({ id }: SubmittedFile): string {
  return `/api/1/private/form-file.php?id=${id}`
}
