import { Button } from '@somo/ui/Button'
import { Icon } from '@somo/ui/Icon'
import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { ArrowLeft, ArrowRight, Maximize } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useIsAuthor } from '../../../access/useIsAuthor.ts'
import type { PlayedPackage } from '../../../learning/learningTypes.ts'
import { partMessages } from '../partMessages.ts'
import type { PartProps } from '../partTypes.ts'
import { ActivityList } from './ActivityList.tsx'
import { unitsOf } from './packageState.ts'
import { RefusedCalls } from './RefusedCalls.tsx'
import { columns, packageFrame, steps } from './scorm.css.ts'
import { scormMessages } from './scormMessages.ts'
import { usePackage } from './usePackage.ts'

/** Never the window of the product, nor windows that are free of these bounds. */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-downloads allow-pointer-lock'

/** A SCORM package, which runs on the content origin. What it stores is saved as it comes. */
export function ScormPart(part: PartProps) {
  const { formatMessage } = useIntl()
  const played = part.content.package
  if (played === null || unitsOf(played).length === 0)
    return <Text tone="ink2">{formatMessage(partMessages.noFile)}</Text>
  return <OpenPackage {...part} played={played} />
}

function OpenPackage({ played, medium, ...part }: PartProps & { readonly played: PlayedPackage }) {
  const { formatMessage } = useIntl()
  const { frame, state, unit, isClosed, isSilent, open, navigation, navigate, resume } = usePackage({ ...part, played })
  const isAuthor = useIsAuthor()
  const hasList = unitsOf(played).length > 1
  const fullScreen = (): void => {
    // Refused where the page is embedded without the right to it: then it stays as it is.
    void frame.current?.requestFullscreen().catch(() => undefined)
  }
  return (
    <Stack>
      <div className={columns} {...(hasList ? { 'data-has-list': '' } : {})}>
        {hasList ? (
          <ActivityList
            played={played}
            state={state}
            current={unit?.id ?? null}
            navigation={navigation}
            onChoose={open}
          />
        ) : null}
        <Stack>
          {isSilent ? (
            <Notice tone="warn" isLive>
              {formatMessage(scormMessages.silent)}
            </Notice>
          ) : null}
          {isClosed ? (
            <div>
              <Text tone="ink2">{formatMessage(scormMessages.closed)}</Text>
              <Button onPress={resume}>{formatMessage(scormMessages.resume)}</Button>
            </div>
          ) : navigation?.isOver === true ? (
            <div>
              <Text tone="ink2">{formatMessage(scormMessages.over)}</Text>
              <Button onPress={resume}>{formatMessage(scormMessages.openAgain)}</Button>
            </div>
          ) : null}
          <iframe
            ref={frame}
            className={packageFrame}
            src={played.runtime}
            sandbox={sandbox}
            allow="autoplay; fullscreen"
            title={formatMessage(scormMessages.frame, { title: medium.title })}
          />
          <div className={steps}>
            {navigation?.isPreviousOpen === true ? (
              <Button icon={<Icon glyph={ArrowLeft} />} onPress={() => navigate('previous')}>
                {formatMessage(scormMessages.previous)}
              </Button>
            ) : null}
            {navigation?.isContinueOpen === true ? (
              <Button icon={<Icon glyph={ArrowRight} />} onPress={() => navigate('continue')}>
                {formatMessage(scormMessages.next)}
              </Button>
            ) : null}
            <Button variant="plain" icon={<Icon glyph={Maximize} />} onPress={fullScreen}>
              {formatMessage(scormMessages.fullScreen)}
            </Button>
          </div>
        </Stack>
      </div>
      {isAuthor && state.log.length > 0 ? <RefusedCalls log={state.log} /> : null}
    </Stack>
  )
}
