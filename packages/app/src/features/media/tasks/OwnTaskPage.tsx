import { ownTaskHref } from '../../../domain/task/ownTaskHref.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useDates } from '../../../platform/locale/dates/useDates.ts'
import { OwnTaskView } from './OwnTaskView.tsx'
import { useOwnTask } from './useOwnTask.ts'

/** The page of a task of the person, or the receipt of a version. */
export function OwnTaskPage({ task, receipt }: { readonly task: string; readonly receipt: number | null }) {
  const [now] = useState(() => new Date())
  const navigate = useNavigate()
  return (
    <OwnTaskView
      {...useOwnTask(task)}
      receipt={receipt}
      now={now}
      dates={useDates()}
      onHandedIn={(version) => void navigate(ownTaskHref(task, version))}
    />
  )
}
