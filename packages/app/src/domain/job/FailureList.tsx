import { useIntl } from 'react-intl'
import { userErrorMessages } from '../errors/userErrorMessages.ts'
import { failureList } from './FailureList.css.ts'
import { jobMessages } from './jobMessages.ts'
import type { JobFailure } from './useJob.ts'

/** What of a job could not be done: its name, and why. */
export function FailureList({ failures }: { readonly failures: readonly JobFailure[] }) {
  const { formatMessage } = useIntl()
  return (
    <ul className={failureList} role="list">
      {failures.map(({ object, name, code }, index) => (
        <li key={object ?? index}>
          <strong>{name ?? formatMessage(jobMessages.nameless)}</strong> {formatMessage(userErrorMessages[code])}
        </li>
      ))}
    </ul>
  )
}
