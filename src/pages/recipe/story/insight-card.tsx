import { chakra } from '@chakra-ui/react';
import { CircleAlert, Globe, LoaderCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { AgeNote } from '#domain/stored-copy/age-note.tsx';
import * as appTexts from '#texts/app.ts';
import * as recipeTexts from '#texts/recipe.ts';
import { Button } from '#ui/button/button.tsx';
import { type InsightState, useInsight } from './insights.ts';

/** The cultural insight of a dish. It is generated only on request. */
export function InsightCard({ recipeId }: { recipeId: string }) {
  const { state, ask } = useInsight(recipeId);
  const title = useRef<HTMLHeadingElement>(null);
  const isAsking = useRef(false);
  useEffect(() => {
    if (state.is === 'shown' && isAsking.current) {
      // The pressed button is gone, so the focus moves to the result.
      title.current?.focus();
      isAsking.current = false;
    }
  }, [state.is]);
  const isShown = state.is === 'shown';
  return (
    <chakra.section
      aria-labelledby="insight-title"
      p={{ base: '4.5', lg: '6' }}
      borderRadius="card"
      bg={isShown ? 'fig.bg' : 'paper'}
      boxShadow={isShown ? undefined : 's1'}
      display="grid"
      gap="4"
      overflowWrap="anywhere"
    >
      <chakra.div display="flex" alignItems="center" gap="3.5">
        <chakra.span
          display="grid"
          placeItems="center"
          boxSize={isShown ? '6' : '11'}
          flexShrink="0"
          borderRadius="full"
          bg="fig.bg"
          color="fig"
        >
          <Globe size={24} />
        </chakra.span>
        <div>
          <chakra.h2
            id="insight-title"
            ref={title}
            tabIndex={-1}
            textStyle="bodyLg"
            fontWeight="700"
            lineHeight="1.3"
            color={isShown ? 'fig' : 'ink'}
            outline="none"
          >
            {recipeTexts.culturalInsight}
          </chakra.h2>
          {!isShown && (
            <chakra.p textStyle="small" color="ink.muted">
              {recipeTexts.insightHint}
            </chakra.p>
          )}
        </div>
      </chakra.div>
      {state.is === 'shown' ? (
        <Reading {...state} />
      ) : (
        <Asking
          state={state}
          ask={() => {
            isAsking.current = true;
            ask();
          }}
        />
      )}
    </chakra.section>
  );
}

function Reading({ paragraphs, age }: Extract<InsightState, { is: 'shown' }>) {
  return (
    <>
      {paragraphs.map((paragraph) => (
        <chakra.p key={paragraph} lineHeight="1.65">
          {paragraph}
        </chakra.p>
      ))}
      <AgeNote what="recipe" age={age} />
    </>
  );
}

function Asking({ state, ask }: { state: InsightState; ask: () => void }) {
  const isBusy = state.is === 'generating';
  return (
    <>
      {state.is === 'error' && (
        <chakra.p role="alert" display="flex" gap="2.5" color="chilli" fontWeight="600">
          <chakra.span flexShrink="0" mt="0.5">
            <CircleAlert size={20} />
          </chakra.span>
          <span>{state.text}</span>
        </chakra.p>
      )}
      <Button variant="outline" aria-disabled={isBusy} onClick={() => isBusy || ask()}>
        {isBusy && (
          <chakra.span animation="spin 1s linear infinite" _motionReduce={{ animation: 'none' }}>
            <LoaderCircle size={20} />
          </chakra.span>
        )}
        <span>{state.is === 'error' ? appTexts.tryAgain : recipeTexts.getCulturalInsight}</span>
      </Button>
      <chakra.span role="status" srOnly>
        {isBusy && recipeTexts.generating}
      </chakra.span>
    </>
  );
}
