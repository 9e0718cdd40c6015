const first = `aaron abigail adrian agnes alan alberto alejandra alejandro alex alexander alfredo alice alicia alyssa amanda
  amber amelia amy ana andrea andres andrew angela angelica anita ann anna anne anthony antonio armando arthur arturo ashley
  barbara beatriz benjamin bernard beth betty beverly bob brandon brenda brian brittany bruce bryan carla carlos carmen carol
  carolina caroline carolyn catherine cecilia cesar charles charlotte cheryl chloe christian christina christine christopher
  cindy claudia craig cristina crystal cynthia daniel daniela danielle david deborah debra denise dennis diana diane diego
  donald donna doris dorothy douglas dylan eduardo edward elena elizabeth ellen emily emma enrique eric erica ernesto esther
  ethan eugene eva evelyn felipe fernando frances francisco frank gabriel gabriela gary george gerald gerardo gloria
  gonzalo gregory guadalupe guillermo gustavo hannah harold heather hector helen henry hugo ignacio irene irma isaac isabel
  isabella ismael ivan jacob jacqueline jaime james jamie jane janet janice jason javier jean jeffrey jennifer jeremy jerry
  jesse jessica jesus jim joan joann joaquin joe joel john johnny jonathan jordan jorge jose joseph joshua josue joyce juan
  juana juanita judith judy julia julian julie julio justin karen katherine kathleen kathryn kathy keith kelly kenneth kevin
  kimberly kyle larry laura lauren lawrence leonardo leslie leticia lillian linda lisa logan lorena lori louis lourdes lucas
  lucia lucy luis luisa lupe luz madison manuel marcela marcos margaret margarita maria marie marilyn mario martha martin
  martina mary matthew megan melissa mercedes michael michelle miguel mike monica nancy natalia natalie nathan nicholas
  nicole noah nora norma olga olivia omar oscar pablo pamela patricia patricio patrick paul paula pedro peter philip
  rachel rafael ramon raquel raul raymond rebecca rene ricardo richard robert roberto rocio rodrigo roger rogelio
  ronald rosa rosario roy ruben russell ruth ryan salvador samantha samuel sandra santiago sara sarah scott sean
  sebastian sergio sharon shirley silvia sofia sonia sophia stephanie stephen steve steven susan susana tamara
  teresa terry theresa thomas timothy todd tony tyler valentina vanessa veronica vicente victoria vincent virginia walter
  wayne wendy xavier ximena yolanda zachary`

const last = `adams aguilar alvarez anderson bailey bennett brooks carter castillo castro chavez cruz davis diaz
  edwards estrada evans fernandez flores garcia gomez gonzales gonzalez gutierrez guzman harris hernandez herrera hughes
  jackson jenkins jimenez johnson jones juarez kim lopez lee lewis maldonado martinez medina mendez mendoza miller mitchell
  moore morales moreno morgan morris munoz murphy myers nelson nguyen nunez ochoa ortega ortiz parker patel patterson perez
  peterson phillips powell ramirez ramos reyes reynolds richardson rivera roberts robinson rodriguez rogers romero ruiz
  sanchez sanders sandoval santos silva simmons singh smith soto stewart sullivan taylor thompson tran vargas vasquez
  vazquez velasquez vega williams wilson`

/**
 * Common first and last names that are rarely anything else, in lower case without accents; "grace", "will"
 * and "rose" are omitted. Only needed for text without capitals; known-words.ts decides on capitalized words.
 */
export const commonNames: ReadonlySet<string> = new Set(`${first} ${last}`.split(/\s+/))
