-- What counts an answer moves the question to its bin (`domain/questions/count-answered.ts`), no longer a trigger.
DROP TRIGGER keep_question_bin_of_new ON question_states;
DROP TRIGGER keep_question_bin_of_changed ON question_states;
DROP FUNCTION keep_question_bin;
