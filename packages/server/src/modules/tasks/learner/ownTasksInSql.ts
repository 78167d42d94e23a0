/** Until when a first answer is not late, and until when it is taken. */
export const due = 'coalesce(s.own_due_at, t.due_at)'
export const lastMoment = `case t.late_rule when 'REFUSE' then ${due} when 'ALLOW_UNTIL' then greatest(t.late_until, s.own_due_at) end`

/** Until when the caller has to hand in: of a revision, of the person, or of the task. */
export const ownTaskDue = `coalesce(s.revision_due_at, ${due})`

/** Why somebody cannot hand in now, in SQL; null where they can. A revision that was asked for is taken until the task closes. */
export const ownTaskRefusal = `case
  when s.state in ('PASSED', 'FAILED') then 'DECIDED'
  when t.state <> 'PUBLISHED' then 'CLOSED'
  when t.opens_at > now() then 'NOT_OPEN'
  when s.state = 'SUBMITTED' and s.claimed_until > now() then 'IN_REVIEW'
  when s.returned_count > 0 then null
  when s.state = 'SUBMITTED' and ${due} < now() then 'TOO_LATE'
  when ${lastMoment} < now() then 'TOO_LATE' end`

/** How the caller stands. */
export const ownTaskState = `coalesce(case when s.state = 'DRAFT' and s.drafted_at is null then null else s.state end, 'NOT_STARTED')`
export const person = '(select p.uuid from person p where p.subject = $1)'

/** Tasks and what the caller `$1` handed in for each. */
export const ownTasks = `task t left join task_submission s on s.task = t.uuid and s.person = ${person}`
/** Tasks that name the person, while they are in force, and those that they handed in. */
export const isOwnTask = `((t.state = 'PUBLISHED' or coalesce(s.version, 0) > 0 and t.state <> 'DRAFT')
  and (coalesce(s.version, 0) > 0 or t.uuid in (
    select x.task from task_person x where x.person = ${person}
    union select x.task from unit_membership m join unit_ancestor ua on ua.unit = m.unit
      join task_unit x on x.unit = ua.ancestor and (x.with_sub_units or ua.distance = 0)
      where m.person = ${person} and is_not_over(m.until, m.unit))))`
