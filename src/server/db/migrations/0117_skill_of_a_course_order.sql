-- What the student chose when their struggle named no skill; null when it did.
alter table course_orders add column skill text;
