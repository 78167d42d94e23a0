/*
  By which clocks a deadline of an enrolment ends its day: those of a unit or a path that set it, else of the installation. Every deadline
  is made by `day_end`, so it is 23:59:59 there. Of several, the source that is in force and due first counts.
*/
create function deadline_zone(moment timestamptz, of_enrolment uuid) returns text language sql stable strict parallel safe as $$
  select coalesce(
    (select z.name from enrolment_source s left join assignment a on a.uuid = s.assignment
       left join enrolment e on e.uuid = s.parent left join learning_path p on p.uuid = e.path
       cross join lateral (select unit_zone(coalesce(s.unit, a.owner_unit, p.owner_unit)) as name) z
     where s.enrolment = of_enrolment and (moment at time zone z.name)::time = '23:59:59'
     order by s.ended_at is not null, s.due_at, s.uuid limit 1),
    installation_zone())
$$;
