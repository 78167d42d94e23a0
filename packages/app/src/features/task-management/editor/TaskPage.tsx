import { useNavigate } from 'react-router-dom'
import { useDates } from '../../../platform/locale/dates/useDates.ts'
import { useParticipants } from '../people/useParticipants.ts'
import { listHref, newTask, taskHref, type TaskPart } from '../taskAddress.ts'
import { NewTaskView } from './NewTaskView.tsx'
import { TaskView } from './TaskView.tsx'
import { useNewTask, useTask } from './useTask.ts'

/** The page of a task, or the form of a new one. */
export const TaskPage = ({ uuid, part }: { readonly uuid: string; readonly part: TaskPart }) =>
  uuid === newTask ? <NewTask /> : <OneTask uuid={uuid} part={part} />

function NewTask() {
  const navigate = useNavigate()
  return (
    <NewTaskView
      {...useNewTask()}
      dates={useDates()}
      onCreated={(uuid) => void navigate(taskHref(uuid, 'settings'), { replace: true })}
    />
  )
}

function OneTask({ uuid, part }: { readonly uuid: string; readonly part: TaskPart }) {
  const navigate = useNavigate()
  const data = useTask(uuid)
  const participants = useParticipants(uuid, part === 'people')
  return (
    <TaskView
      {...data}
      part={part}
      participants={participants}
      dates={useDates()}
      onRemoved={() => void navigate(listHref)}
    />
  )
}
