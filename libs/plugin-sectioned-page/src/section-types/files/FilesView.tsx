import { useFileUrl } from '@sitewright/media'
import { useId } from 'react'
import { useFolderFiles } from '../folder-files.tsx'
import type { SectionViewProps } from '../section-type.ts'
import { inOrder } from '../shared/file-order.ts'
import { NothingToShow } from '../shared/NothingToShow.tsx'
import { describeDay, describeSize, describeType } from './describe-file.ts'
import styles from './FilesView.module.css'
import type { FilesConfig } from './model.ts'
import { texts } from '../view-messages.ts'

/** Links to the files of a folder, as far as the reader may see them. */
export function FilesView({ config: { Folder, Title, Order } }: SectionViewProps<FilesConfig>) {
  const urlOf = useFileUrl()
  const files = useFolderFiles(Folder)
  const titleId = useId()

  if (Folder === undefined) return <NothingToShow>{texts.noFolder()}</NothingToShow>
  if (!files) return null
  if (files.length === 0) return <NothingToShow>{texts.noFiles()}</NothingToShow>
  return (
    <div className={styles.files}>
      {Title !== '' && <h2 id={titleId}>{Title}</h2>}
      <ul {...(Title === '' ? { 'aria-label': texts.files() } : { 'aria-labelledby': titleId })}>
        {inOrder(files, Order).map(({ id, name, type, size, created }) => (
          <li key={id}>
            <a href={urlOf(id)}>{name}</a>
            <span>
              <bdi>{describeType(type, name)}</bdi>, <bdi>{describeSize(size)}</bdi>, <bdi>{describeDay(created)}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
