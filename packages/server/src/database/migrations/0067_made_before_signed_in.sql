-- Nobody signs in before they are made. Whose sign-in was connected with a younger record kept the day of that one until now.
update person set created_at = last_sign_in_at where last_sign_in_at < created_at;
