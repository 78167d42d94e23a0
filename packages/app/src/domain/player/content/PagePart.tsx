import { parsePageBlocks } from '@somo/graphql/pageBlocks'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useIntl } from 'react-intl'
import { PageContent } from '../../medium/PageContent.tsx'
import { ConfirmStep } from './ConfirmStep.tsx'
import { DoneNote } from './DoneNote.tsx'
import { partMessages } from './partMessages.ts'
import type { PartProps } from './partTypes.ts'
import { useCompletion } from './useCompletion.ts'

/** A page. It is complete when its end was in sight, or when the reader has confirmed it. */
export function PagePart({ content, medium, ...part }: PartProps) {
  const { formatMessage } = useIntl()
  const { isDone, complete } = useCompletion(part)
  const blocks = useMemo(() => parsePageBlocks(content.blocks ?? ''), [content.blocks])
  const end = useRef<HTMLDivElement>(null)
  const isConfirmed = content.completionRule === 'CONFIRMED'
  const reachEnd = useEffectEvent(() => complete())
  useEffect(
    function watchEnd() {
      const element = end.current
      if (element === null || isConfirmed) return undefined
      const observer = new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reachEnd()
      })
      observer.observe(element)
      return () => observer.disconnect()
    },
    [isConfirmed],
  )
  if (blocks === null) return <Text tone="ink2">{formatMessage(partMessages.unreadable)}</Text>
  return (
    <Stack space={24}>
      <PageContent blocks={blocks} locale={medium.locale} images={content.images} files={content.attachments} />
      <div ref={end}>
        {isConfirmed ? (
          <ConfirmStep isDone={isDone} onConfirm={complete} />
        ) : isDone ? (
          <DoneNote>{formatMessage(partMessages.read)}</DoneNote>
        ) : (
          // A line of its own height: what is not there is never in sight.
          <Text as="div">{'\u00A0'}</Text>
        )}
      </div>
    </Stack>
  )
}
