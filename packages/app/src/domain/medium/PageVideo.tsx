import type { PageVideo as VideoBlock } from '@somo/graphql/pageBlocks'
import { Icon } from '@somo/ui/Icon'
import { Text } from '@somo/ui/Text'
import { VideoOff } from 'lucide-react'
import { useIntl } from 'react-intl'
import * as styles from './PageContent.css.ts'
import { addressOf, type PageFileAddress } from './pageFiles.ts'
import { pageFileMessages } from './pageFileMessages.ts'

interface PageVideoProps {
  readonly block: VideoBlock
  readonly files: readonly PageFileAddress[]
  /** The language of its captions. */
  readonly locale: string
}

/** A video of a page, with the controls of the browser and its captions. */
export function PageVideo({ block, files, locale }: PageVideoProps) {
  const { formatMessage } = useIntl()
  const [address, captions] = [addressOf(files, block.file), addressOf(files, block.captions)]
  return (
    <figure className={styles.figure.FULL}>
      {address === null ? (
        <div className={styles.noPicture}>
          <Icon glyph={VideoOff} />
          <Text step="small">{formatMessage(pageFileMessages.missingVideo)}</Text>
        </div>
      ) : (
        // Captions from another origin are read only with this attribute.
        <video
          className={styles.video}
          src={address}
          controls
          preload="metadata"
          playsInline
          lang={locale}
          {...(captions !== null && { crossOrigin: 'anonymous' as const })}
          aria-label={formatMessage(pageFileMessages.video, { title: block.title })}
        >
          {captions === null ? null : <track kind="captions" src={captions} srcLang={locale} default />}
        </video>
      )}
      {block.title === '' ? null : (
        <Text as="figcaption" step="small" tone="ink2">
          {block.title}
        </Text>
      )}
    </figure>
  )
}
