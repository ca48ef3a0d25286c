import { openingKinds } from '#domain/openings/opening.ts'
import { places } from '#domain/openings/place.ts'
import { skills } from '#domain/learning/skills.ts'

type Run = (text: string, values?: unknown[]) => Promise<unknown>

/** Adds published openings of every type, place and pair of skills, with every shape there can be. */
export async function addOpenings(run: Run, count: number): Promise<void> {
  await run(
    `insert into opportunity_shapes (shape, kind, first_skill, second_skill, level_points, preferred)
    select concat_ws('|', kind, a, b, points, preferred), kind, a, b, points, preferred
    from unnest($1::text[]) kind, unnest($2::text[]) a, unnest($2::text[]) b,
      unnest(array[3, 1, 0]) points, unnest(array[true, false]) preferred where a < b`,
    [openingKinds, skills],
  )
  await run(
    `insert into opportunities (source, source_label, external_id, shape_id, title, company,
      location, place, type, deadline, skills, skill_tags, level, preferred, url, description,
      status, likeness, content_hash, first_seen_at, last_seen_at)
    select 'feed', 'Feed', n::text, s.id, 'Opening ' || n, 'Company ' || n % 900, 'Jamaica',
      ($1::text[])[1 + n % cardinality($1::text[])], s.kind, current_date + 1 + n % 40,
      s.first_skill || ', ' || s.second_skill, array[s.first_skill, s.second_skill], 'entry',
      s.preferred, 'https://jobs.example/' || n, repeat('What people do there. ', 25), 'published',
      n::text, n::text, now(), now()
    from generate_series(1, $2) n
    join (select *, row_number() over (order by id) as at, count(*) over () as many
      from opportunity_shapes where first_skill < second_skill) s on s.at = 1 + n * 7919 % s.many`,
    [places, count],
  )
}
