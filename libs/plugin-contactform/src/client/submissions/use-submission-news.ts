import { useListNews } from '@sitewright/page-kit'
import { useState } from 'react'

/** How often there was news of submissions since the screen was opened. */
export function useSubmissionNews(): number {
  const [news, setNews] = useState(0)
  useListNews('/api/1/private/form-submission-news.php', () => setNews((before) => before + 1))
  return news
}
