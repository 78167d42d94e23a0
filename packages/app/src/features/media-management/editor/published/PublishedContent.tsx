import { Link } from '@somo/ui/Link'
import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { PageContent } from '../../../../domain/medium/PageContent.tsx'
import { codeAlone, LazyPart } from '../../../../platform/errors/LazyPart.tsx'
import { editorMessages } from '../editorMessages.ts'
import type { EditedMedium } from '../mediumTypes.ts'
import { readBlocks } from '../page/pageForm.ts'
import { publishedQuizChunk } from '../quiz/quizEditorChunk.ts'
import { readSurvey } from '../survey/surveyForm.ts'
import { PublishedCourse } from './PublishedCourse.tsx'

/** There is nothing to edit. */
export function NoDraft() {
  const { formatMessage } = useIntl()
  return <Notice tone="info">{formatMessage(editorMessages.noDraft)}</Notice>
}

/** The published content of a medium without a draft, to read. */
export function PublishedContent({ medium: { published, mainLocale } }: { readonly medium: EditedMedium }) {
  if (published === null) return <NoDraft />
  const { url, quiz, items } = published
  return (
    <Stack space={20}>
      <NoDraft />
      {url === null ? null : <Link href={url}>{url}</Link>}
      <PageContent
        blocks={readBlocks(published.blocks)}
        locale={mainLocale}
        files={published.attachments}
        images={published.images}
      />
      {quiz === null ? null : (
        <LazyPart chunk={publishedQuizChunk} {...codeAlone}>
          {({ PublishedQuiz }) => <PublishedQuiz quiz={quiz} />}
        </LazyPart>
      )}
      {readSurvey(published.survey).questions.map(({ id, stem }) => (
        <Text key={id}>{stem}</Text>
      ))}
      {items.length === 0 ? null : <PublishedCourse items={items} locale={mainLocale} />}
    </Stack>
  )
}
