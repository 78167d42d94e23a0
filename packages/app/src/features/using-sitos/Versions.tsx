import { useIntl } from 'react-intl'
import { Fact, FactList } from '../../domain/facts/FactList.tsx'
import { buildInfo } from '../../platform/build/constants.ts'
import { checkTexts } from './messages.ts'

export interface VersionsProps {
  /** Which of the two lines are shown. */
  readonly shown: readonly string[]
  readonly apiVersion: string | null
  readonly formatDate: (date: Date) => string
}

/** The version of the application, which the product is built with, beside that of the API (decision 0001). */
export function Versions({ shown, apiVersion, formatDate }: VersionsProps) {
  const { formatMessage } = useIntl()
  const { version, releaseType, buildDate } = buildInfo
  return (
    <FactList>
      {shown.includes('app') && (
        <Fact label={formatMessage(checkTexts.app)}>
          {formatMessage(checkTexts.appValue, {
            version,
            releaseType,
            date: formatDate(new Date(`${buildDate}T12:00`)),
          })}
        </Fact>
      )}
      {shown.includes('api') && (
        <Fact label={formatMessage(checkTexts.api)}>{apiVersion ?? formatMessage(checkTexts.unknown)}</Fact>
      )}
    </FactList>
  )
}
