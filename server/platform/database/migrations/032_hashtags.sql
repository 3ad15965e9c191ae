-- The tags in a post's text count as its tags. As `toHashtags` finds them, for the posts that were there before.
update posts
set tag_keys = array(
  select distinct key
  from unnest(tag_keys || array(
    select lower(found[1])
    from regexp_matches(
      body::json ->> 'content',
      '(?<![\w&/#@.-])#((?=[\d_]*[[:alpha:]])\w{1,30})(?!\w)',
      'g'
    ) as found
  )) as key
)
where body::text like '%#%';
