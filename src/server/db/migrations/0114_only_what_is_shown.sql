-- Businesses see only what is shown (decision 072), also of applications that were sent before: of the skills those with a
-- passed assessment, of the badges those that say one of these skills.
update applications as sent
set shared = coalesce(
  (
    select jsonb_agg(jsonb_build_object('field', kept.field, 'value', kept.value) order by kept.place)
    from (
      select part ->> 'field' as field, place,
        case part ->> 'field'
          when 'skills' then (
            select string_agg(
              regexp_replace(entry, ': \w+ \(check passed: (\d+)%\)$', ': assessment passed with \1%'),
              ', ' order by turn)
            from regexp_split_to_table(part ->> 'value', ', ') with ordinality as entries (entry, turn)
            where entry like '%(check passed: %')
          when 'badges' then (
            select string_agg(badge.title, ', ' order by turn)
            from regexp_split_to_table(part ->> 'value', ', ') with ordinality as badge (title, turn)
            join (values
          ('First Mapper', 'career-development'),
          ('First Coder', 'programming'),
          ('Clear Voice', 'communication'),
          ('Tool Smart', 'technical-tools'),
          ('Quiet Captain', 'leadership'),
          ('Team Builder', 'teamwork'),
          ('Job Ready', 'workplace-skills'),
          ('Smart Seeker', 'job-search'),
          ('Number Sense', 'data-analysis'),
          ('Credential Planner', 'certifications'),
          ('Lifelong Learner', 'training'),
          ('Good Guide', 'mentorship'),
          ('Digital Worker', 'digital-tools'),
          ('Trusted Name', 'online-presence'),
          ('Tech Grounded', 'tech-fundamentals'),
          ('Money Wise', 'personal-finance'),
          ('Budget Boss', 'budgeting'),
          ('Patient Investor', 'investment')
            ) as said (title, skill) on said.title = badge.title
            where exists (
              select from user_assessment_results result
              join assessments assessment on assessment.id = result.assessment_id
              where result.user_id = sent.user_id and assessment.skill_category = said.skill
                and result.score >= 70))
          else part ->> 'value'
        end as value
      from jsonb_array_elements(sent.shared) with ordinality as parts (part, place)
    ) as kept
    where kept.value <> ''
  ),
  '[]')
where sent.shared @> '[{"field": "skills"}]' or sent.shared @> '[{"field": "badges"}]';
