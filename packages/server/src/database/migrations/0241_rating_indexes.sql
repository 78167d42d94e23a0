-- Ratings of a medium by their stars, and those with a comment, the latest first.
create index rating_stars_index on rating (medium, stars, rated_on, uuid) where state = 'PUBLISHED';
create index rating_comment_index on rating (medium, rated_on, uuid) where state = 'PUBLISHED' and comment is not null;
create index rating_stars_comment_index on rating (medium, stars, rated_on, uuid) where state = 'PUBLISHED' and comment is not null;
